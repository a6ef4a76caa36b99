import type { ModelTable } from '../model-table.ts'

/** Convolutional classifiers and generators of images. */
export const convolutional: ModelTable = {
  shared: { domain: 'vision' },
  text: `
id|names|family|kind|architecture|parameters|imageSize|forwardFlopsPerSample|source
EfficientNet-L2 (Noisy Student)|tf_efficientnet_l2_ns,noisy-student-l2,efficientnet-l2|EfficientNet|cnn|cnn|4.8e8|||citation:Epoch AI, notable AI models: Noisy Student row; arXiv 1911.04252
BigGAN-deep-512|biggan|BigGAN|gan|cnn|1.13e8|||citation:Epoch AI, notable AI models: BigGAN row; arXiv 1809.11096
torchvision/alexnet|alexnet|AlexNet|cnn|cnn|61100840|224|1.428e9|torchvisionPackage:torchvision/models/alexnet.py
torchvision/convnext_tiny|facebook/convnext-tiny-224,ConvNeXt-T|ConvNeXt|cnn|cnn|28589128|224|8.912e9|torchvisionPackage:torchvision/models/convnext.py
torchvision/convnext_small|facebook/convnext-small-224,ConvNeXt-S|ConvNeXt|cnn|cnn|50223688|224|1.7368e10|torchvisionPackage:torchvision/models/convnext.py
torchvision/convnext_base|facebook/convnext-base-224,ConvNeXt-B|ConvNeXt|cnn|cnn|88591464|224|3.071e10|torchvisionPackage:torchvision/models/convnext.py
torchvision/convnext_large|facebook/convnext-large-224,ConvNeXt-L|ConvNeXt|cnn|cnn|197767336|224|6.8722e10|torchvisionPackage:torchvision/models/convnext.py
torchvision/densenet121||DenseNet|cnn|cnn|7978856|224|5.668e9|torchvisionPackage:torchvision/models/densenet.py
torchvision/densenet161||DenseNet|cnn|cnn|28681000|224|1.5456e10|torchvisionPackage:torchvision/models/densenet.py
torchvision/densenet169||DenseNet|cnn|cnn|14149480|224|6.72e9|torchvisionPackage:torchvision/models/densenet.py
torchvision/densenet201||DenseNet|cnn|cnn|20013928|224|8.582e9|torchvisionPackage:torchvision/models/densenet.py
torchvision/efficientnet_b0||EfficientNet|cnn|cnn|5288548|224|7.72e8|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b1||EfficientNet|cnn|cnn|7794184|240|1.374e9|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b2||EfficientNet|cnn|cnn|9109994|288|2.176e9|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b3||EfficientNet|cnn|cnn|12233232|300|3.654e9|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b4||EfficientNet|cnn|cnn|19341616|380|8.788e9|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b5||EfficientNet|cnn|cnn|30389784|456|2.0532e10|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b6||EfficientNet|cnn|cnn|43040704|528|3.8136e10|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_b7||EfficientNet|cnn|cnn|66347960|600|7.5492e10|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_v2_s|tf_efficientnetv2_s|EfficientNet|cnn|cnn|21458488|384|1.6732e10|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_v2_m|tf_efficientnetv2_m|EfficientNet|cnn|cnn|54139356|480|4.9164e10|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/efficientnet_v2_l|tf_efficientnetv2_l|EfficientNet|cnn|cnn|118515272|480|1.1216e11|torchvisionPackage:torchvision/models/efficientnet.py
torchvision/googlenet|googlenet|Inception|cnn|cnn|6624904|224|2.996e9|torchvisionPackage:torchvision/models/googlenet.py
torchvision/inception_v3||Inception|cnn|cnn|27161264|299|1.1426e10|torchvisionPackage:torchvision/models/inception.py
torchvision/mnasnet0_5||MNASNet|cnn|cnn|2218512|224|2.08e8|torchvisionPackage:torchvision/models/mnasnet.py
torchvision/mnasnet0_75||MNASNet|cnn|cnn|3170208|224|4.3e8|torchvisionPackage:torchvision/models/mnasnet.py
torchvision/mnasnet1_0||MNASNet|cnn|cnn|4383312|224|6.28e8|torchvisionPackage:torchvision/models/mnasnet.py
torchvision/mnasnet1_3||MNASNet|cnn|cnn|6282256|224|1.052e9|torchvisionPackage:torchvision/models/mnasnet.py
torchvision/mobilenet_v2||MobileNet|cnn|cnn|3504872|224|6.02e8|torchvisionPackage:torchvision/models/mobilenetv2.py
torchvision/mobilenet_v3_large||MobileNet|cnn|cnn|5483032|224|4.34e8|torchvisionPackage:torchvision/models/mobilenetv3.py
torchvision/mobilenet_v3_small||MobileNet|cnn|cnn|2542856|224|1.14e8|torchvisionPackage:torchvision/models/mobilenetv3.py
torchvision/raft_large||Optical flow|cnn|cnn|5257536||4.22014e11|torchvisionPackage:torchvision/models/optical_flow/raft.py
torchvision/raft_small||Optical flow|cnn|cnn|990162||9.531e10|torchvisionPackage:torchvision/models/optical_flow/raft.py
torchvision/regnet_y_400mf||RegNet|cnn|cnn|4344144|224|8.04e8|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_800mf||RegNet|cnn|cnn|6432512|224|1.668e9|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_1_6gf||RegNet|cnn|cnn|11202430|224|3.224e9|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_3_2gf||RegNet|cnn|cnn|19436338|224|6.352e9|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_8gf||RegNet|cnn|cnn|39381472|224|1.6946e10|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_16gf||RegNet|cnn|cnn|83590140|224|3.1824e10|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_32gf||RegNet|cnn|cnn|145046770|224|6.456e10|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_y_128gf||RegNet|cnn|cnn|644812894|384|7.4914e11|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_400mf||RegNet|cnn|cnn|5495976|224|8.28e8|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_800mf||RegNet|cnn|cnn|7259656|224|1.6e9|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_1_6gf||RegNet|cnn|cnn|9190136|224|3.206e9|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_3_2gf||RegNet|cnn|cnn|15296552|224|6.354e9|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_8gf||RegNet|cnn|cnn|39572648|224|1.599e10|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_16gf||RegNet|cnn|cnn|54278536|224|3.1882e10|torchvisionPackage:torchvision/models/regnet.py
torchvision/regnet_x_32gf||RegNet|cnn|cnn|107811560|224|6.3472e10|torchvisionPackage:torchvision/models/regnet.py
torchvision/resnet18||ResNet|cnn|resnet|11689512|224|3.628e9|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnet34||ResNet|cnn|resnet|21797672|224|7.328e9|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnet50|resnet50-v1.5,mlperf-resnet|ResNet|cnn|resnet|25557032|224|8.178e9|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnet101||ResNet|cnn|resnet|44549160|224|1.5602e10|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnet152||ResNet|cnn|resnet|60192808|224|2.3028e10|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnext50_32x4d||ResNeXt|cnn|resnet|25028904|224|8.46e9|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnext101_32x8d||ResNeXt|cnn|resnet|88791336|224|3.2828e10|torchvisionPackage:torchvision/models/resnet.py
torchvision/resnext101_64x4d||ResNeXt|cnn|resnet|83455272|224|3.092e10|torchvisionPackage:torchvision/models/resnet.py
torchvision/wide_resnet50_2||Wide ResNet|cnn|resnet|68883240|224|2.2796e10|torchvisionPackage:torchvision/models/resnet.py
torchvision/wide_resnet101_2||Wide ResNet|cnn|resnet|126886696|224|4.5506e10|torchvisionPackage:torchvision/models/resnet.py
torchvision/shufflenet_v2_x0_5||ShuffleNet|cnn|cnn|1366792|224|8e7|torchvisionPackage:torchvision/models/shufflenetv2.py
torchvision/shufflenet_v2_x1_0||ShuffleNet|cnn|cnn|2278604|224|2.9e8|torchvisionPackage:torchvision/models/shufflenetv2.py
torchvision/shufflenet_v2_x1_5||ShuffleNet|cnn|cnn|3503624|224|5.92e8|torchvisionPackage:torchvision/models/shufflenetv2.py
torchvision/shufflenet_v2_x2_0||ShuffleNet|cnn|cnn|7393996|224|1.166e9|torchvisionPackage:torchvision/models/shufflenetv2.py
torchvision/squeezenet1_0||SqueezeNet|cnn|cnn|1248424|224|1.638e9|torchvisionPackage:torchvision/models/squeezenet.py
torchvision/squeezenet1_1||SqueezeNet|cnn|cnn|1235496|224|6.98e8|torchvisionPackage:torchvision/models/squeezenet.py
torchvision/vgg11||VGG|cnn|cnn|132863336|224|1.5218e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg11_bn||VGG|cnn|cnn|132868840|224|1.5218e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg13||VGG|cnn|cnn|133047848|224|2.2616e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg13_bn||VGG|cnn|cnn|133053736|224|2.2616e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg16||VGG|cnn|cnn|138357544|224|3.094e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg16_bn||VGG|cnn|cnn|138365992|224|3.094e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg19||VGG|cnn|cnn|143667240|224|3.9264e10|torchvisionPackage:torchvision/models/vgg.py
torchvision/vgg19_bn||VGG|cnn|cnn|143678248|224|3.9264e10|torchvisionPackage:torchvision/models/vgg.py
timm/convnext_xlarge|facebook/convnext-xlarge-224-22k,ConvNeXt-XL|ConvNeXt|cnn|cnn|3.502e8|224|1.2196e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/convnextv2_tiny|facebook/convnextv2-tiny-1k-224,ConvNeXtV2-T|ConvNeXt|cnn|cnn|28640000|224|8.94e9|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/convnextv2_base|facebook/convnextv2-base-1k-224,ConvNeXtV2-B|ConvNeXt|cnn|cnn|88720000|224|3.076e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/convnextv2_large|ConvNeXtV2-L|ConvNeXt|cnn|cnn|197960000|224|6.88e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/convnextv2_huge|ConvNeXtV2-H|ConvNeXt|cnn|cnn|660290000|224|2.3e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/tf_efficientnetv2_xl|EfficientNetV2-XL|EfficientNet|cnn|cnn|208120000|384|1.0562e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/tf_efficientnet_l2||EfficientNet|cnn|cnn|480310000|475|3.4422e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/resnet50d||ResNet|cnn|resnet|25580000|224|8.7e9|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/resnetrs50||ResNet|cnn|resnet|35690000|160|4.58e9|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/seresnet50||ResNet|cnn|resnet|28090000|224|8.22e9|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/resnetv2_50x1_bit|BiT-R50x1|ResNet|cnn|resnet|25550000|448|3.324e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/resnetv2_101x1_bit|BiT-R101x1|ResNet|cnn|resnet|44540000|448|6.33e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
timm/resnetv2_152x4_bit|BiT-R152x4|ResNet|cnn|resnet|936530000|480|1.68968e12|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv
`,
}
