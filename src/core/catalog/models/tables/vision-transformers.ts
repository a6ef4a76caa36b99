import type { ModelTable } from '../model-table.ts'

/** Vision transformers, and video models. */
export const visionTransformers: ModelTable = {
  shared: {},
  text: `
id|names|family|kind|domain|architecture|parameters|layers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|imageSize|forwardFlopsPerSample|source|note
torchvision/maxvit_t||MaxViT|vision-transformer|vision|transformer|30919624|||||||224|1.1116e10|torchvisionPackage:torchvision/models/maxvit.py|
torchvision/swin_t|microsoft/swin-tiny-patch4-window7-224|Swin|vision-transformer|vision|transformer|28288354|||||||224|8.982e9|torchvisionPackage:torchvision/models/swin_transformer.py|
torchvision/swin_s|microsoft/swin-small-patch4-window7-224|Swin|vision-transformer|vision|transformer|49606258|||||||224|1.7482e10|torchvisionPackage:torchvision/models/swin_transformer.py|
torchvision/swin_b|microsoft/swin-base-patch4-window7-224|Swin|vision-transformer|vision|transformer|87768224|||||||224|3.0862e10|torchvisionPackage:torchvision/models/swin_transformer.py|
torchvision/swin_v2_t|microsoft/swinv2-tiny-patch4-window8-256|Swin|vision-transformer|vision|transformer|28351570|||||||256|1.188e10|torchvisionPackage:torchvision/models/swin_transformer.py|
torchvision/swin_v2_s||Swin|vision-transformer|vision|transformer|49737442|||||||256|2.3092e10|torchvisionPackage:torchvision/models/swin_transformer.py|
torchvision/swin_v2_b||Swin|vision-transformer|vision|transformer|87930848|||||||256|4.065e10|torchvisionPackage:torchvision/models/swin_transformer.py|
torchvision/mvit_v1_b||Video|video|video|transformer|36610672|||||||224|1.41198e11|torchvisionPackage:torchvision/models/video/mvit.py|
torchvision/mvit_v2_s||Video|video|video|transformer|34537744|||||||224|1.28448e11|torchvisionPackage:torchvision/models/video/mvit.py|
torchvision/r3d_18||Video|video|video|cnn|33371472|||||||112|8.1394e10|torchvisionPackage:torchvision/models/video/resnet.py|
torchvision/mc3_18||Video|video|video|cnn|11695440|||||||112|8.6686e10|torchvisionPackage:torchvision/models/video/resnet.py|
torchvision/r2plus1d_18||Video|video|video|cnn|31505325|||||||112|8.1038e10|torchvisionPackage:torchvision/models/video/resnet.py|
torchvision/s3d||Video|video|video|cnn|8320048|||||||224|3.5958e10|torchvisionPackage:torchvision/models/video/s3d.py|
torchvision/swin3d_t||Video|video|video|transformer|28158070|||||||224|8.7764e10|torchvisionPackage:torchvision/models/video/swin_transformer.py|
torchvision/swin3d_s||Video|video|video|transformer|49816678|||||||224|1.65682e11|torchvisionPackage:torchvision/models/video/swin_transformer.py|
torchvision/swin3d_b||Video|video|video|transformer|88048984|||||||224|2.81334e11|torchvisionPackage:torchvision/models/video/swin_transformer.py|
torchvision/vit_b_16|google/vit-base-patch16-224,facebook/deit-base-patch16-224,ViT-Base/16,vit-base,DeiT-B|ViT|vision-transformer|vision|transformer|86567656|12|768|12|12|64|3072|224|3.5128e10|torchvisionPackage:torchvision/models/vision_transformer.py|
torchvision/vit_b_32|google/vit-base-patch32-224-in21k|ViT|vision-transformer|vision|transformer|88224232|12|768|12|12|64|3072|224|8.818e9|torchvisionPackage:torchvision/models/vision_transformer.py|
torchvision/vit_l_16|google/vit-large-patch16-224,facebook/vit-mae-large,ViT-Large/16,vit-large|ViT|vision-transformer|vision|transformer|304326632|24|1024|16|16|64|4096|224|1.2311e11|torchvisionPackage:torchvision/models/vision_transformer.py|
torchvision/vit_l_32||ViT|vision-transformer|vision|transformer|306535400|24|1024|16|16|64|4096|224|3.0756e10|torchvisionPackage:torchvision/models/vision_transformer.py|
torchvision/vit_h_14|google/vit-huge-patch14-224-in21k,ViT-Huge/14,vit_huge_patch14_224,vit-huge|ViT|vision-transformer|vision|transformer|632045800|32|1280|16|16|80|5120|224|3.3459e11|torchvisionPackage:torchvision/models/vision_transformer.py|
timm/vit_tiny_patch16_224|ViT-Ti/16,facebook/deit-tiny-patch16-224,deit-tiny|ViT|vision-transformer|vision|transformer|5720000|||||||224|2.52e9|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_small_patch16_224|ViT-S/16,facebook/deit-small-patch16-224,deit-small,vit-small|ViT|vision-transformer|vision|transformer|22050000|||||||224|9.22e9|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_base_patch16_384||ViT|vision-transformer|vision|transformer|86860000|||||||384|1.1108e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_base_patch8_224|ViT-B/8|ViT|vision-transformer|vision|transformer|86580000|||||||224|1.5644e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_large_patch14_224|ViT-L/14|ViT|vision-transformer|vision|transformer|3.042e8|||||||224|1.6216e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_large_patch16_384||ViT|vision-transformer|vision|transformer|304720000|||||||384|3.8242e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_giant_patch14_224|ViT-g/14|ViT|vision-transformer|vision|transformer|1012610000|||||||224|5.3436e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_gigantic_patch14_224||ViT|vision-transformer|vision|transformer|1844440000|||||||224|9.679e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/deit3_huge_patch14_224|DeiT3-H|ViT|vision-transformer|vision|transformer|632130000|||||||224|3.348e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/flexivit_base||ViT|vision-transformer|vision|transformer|86590000|||||||240|4.058e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_so400m_patch14_siglip_224|SoViT-400m/14|ViT|vision-transformer|vision|transformer|427680000|||||||224|2.2052e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_small_patch14_dinov2|facebook/dinov2-small,DINOv2 ViT-S/14|DINOv2|vision-transformer|vision|transformer|22060000|||||||518|9.352e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_base_patch14_dinov2|facebook/dinov2-base,DINOv2 ViT-B/14|DINOv2|vision-transformer|vision|transformer|86580000|||||||518|3.0342e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_large_patch14_dinov2|facebook/dinov2-large,DINOv2 ViT-L/14|DINOv2|vision-transformer|vision|transformer|304370000|||||||518|1.0143e12|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/vit_giant_patch14_dinov2|facebook/dinov2-giant,DINOv2 ViT-g/14,dinov2-g|DINOv2|vision-transformer|vision|transformer|1136480000|||||||518|3.5684e12|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/swin_large_patch4_window7_224|Swin-L|Swin|vision-transformer|vision|transformer|196530000|||||||224|6.906e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/swin_base_patch4_window12_384||Swin|vision-transformer|vision|transformer|8.79e7|||||||384|9.438e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/swinv2_large_window12to16_192to256|SwinV2-L|Swin|vision-transformer|vision|transformer|196740000|||||||256|9.562e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/eva02_large_patch14_448|EVA-02-L|EVA|vision-transformer|vision|transformer|305080000|||||||448|7.2466e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/eva02_base_patch14_448|EVA-02-B|EVA|vision-transformer|vision|transformer|87120000|||||||448|2.1422e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/eva_giant_patch14_224|EVA-g|EVA|vision-transformer|vision|transformer|1012560000|||||||224|5.3436e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/hiera_base_224||Hiera|vision-transformer|vision|transformer|51520000|||||||224|1.88e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/hiera_large_224||Hiera|vision-transformer|vision|transformer|213740000|||||||224|8.068e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/hiera_huge_224||Hiera|vision-transformer|vision|transformer|672780000|||||||224|2.497e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/beit_base_patch16_224||BEiT|vision-transformer|vision|transformer|86530000|||||||224|3.516e10|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
timm/beit_large_patch16_224||BEiT|vision-transformer|vision|transformer|304430000|||||||224|1.232e11|pytorchImageModels:results/benchmark-infer-amp-nchw-pt240-cu124-rtx4090.csv|
facebook/vit-mae-base|mae-vit-b|MAE|vision-transformer|vision|transformer|111907840|12|768|12|12|64|3072|224||transformersPackage:transformers/models/vit_mae/configuration_vit_mae.py|encoder and decoder as pre-trained
facebook/vit-mae-large-encoder|MAE ViT-L|MAE|vision-transformer|vision|transformer|3.04e8|||||||224||citation:facebookresearch/mae PRETRAIN.md|
MCG-NJU/videomae-base||VideoMAE|vision-transformer|video|transformer|94209408|12|768|12|12|64|3072|224||transformersPackage:transformers/models/videomae/configuration_videomae.py|
facebook/vjepa2-vitl-fpc64-256|vjepa2-large|V-JEPA 2|vision-transformer|video|transformer|325971328|24|1024|16|16|64||256||transformersPackage:transformers/models/vjepa2/configuration_vjepa2.py|
facebook/dinov3-vits16-pretrain-lvd1689m|dinov3-small,dinov3_vits16|DINOv3|vision-transformer|vision|transformer|21595008|12|384|6|6|64|1536|224||transformersPackage:transformers/models/dinov3_vit/configuration_dinov3_vit.py|
facebook/dinov3-vitb16-pretrain-lvd1689m|dinov3-vitb16|DINOv3|vision-transformer|vision|transformer|8.6e7|||||||||remembered|
facebook/dinov3-vitl16-pretrain-lvd1689m|dinov3-vitl16|DINOv3|vision-transformer|vision|transformer|3e8|||||||||remembered|
facebook/dinov3-vith16plus-pretrain-lvd1689m|dinov3-vith16plus|DINOv3|vision-transformer|vision|transformer|8.4e8|||||||||remembered|
facebook/dinov3-vit7b16-pretrain-lvd1689m|dinov3-vit7b16|DINOv3|vision-transformer|vision|transformer|6.716e9|||||||||remembered|
`,
}
