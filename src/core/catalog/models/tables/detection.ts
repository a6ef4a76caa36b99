import type { ModelTable } from '../model-table.ts'

/** Detectors and segmentation. */
export const detection: ModelTable = {
  shared: { domain: 'vision' },
  text: `
id|names|family|kind|architecture|parameters|layers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|imageSize|forwardFlopsPerSample|source|rememberedFigures|note
torchvision/fasterrcnn_resnet50_fpn|Faster R-CNN|Detectors|detector|cnn|41755286|||||||||800|2.6876e11|torchvisionPackage:torchvision/models/detection/faster_rcnn.py||
torchvision/fasterrcnn_resnet50_fpn_v2||Detectors|detector|cnn|43712278|||||||||800|5.60742e11|torchvisionPackage:torchvision/models/detection/faster_rcnn.py||
torchvision/fasterrcnn_mobilenet_v3_large_fpn||Detectors|detector|cnn|19386354|||||||||800|8.988e9|torchvisionPackage:torchvision/models/detection/faster_rcnn.py||
torchvision/fasterrcnn_mobilenet_v3_large_320_fpn||Detectors|detector|cnn|19386354|||||||||320|1.438e9|torchvisionPackage:torchvision/models/detection/faster_rcnn.py||
torchvision/fcos_resnet50_fpn|FCOS|Detectors|detector|cnn|32269600|||||||||800|2.56414e11|torchvisionPackage:torchvision/models/detection/fcos.py||
torchvision/keypointrcnn_resnet50_fpn|Keypoint R-CNN|Detectors|detector|cnn|59137258|||||||||800|2.67848e11|torchvisionPackage:torchvision/models/detection/keypoint_rcnn.py||
torchvision/maskrcnn_resnet50_fpn|Mask R-CNN,mask_rcnn_r50_fpn,mlperf-maskrcnn|Detectors|detector|cnn|44401393|||||||||800|2.6876e11|torchvisionPackage:torchvision/models/detection/mask_rcnn.py||
torchvision/maskrcnn_resnet50_fpn_v2||Detectors|detector|cnn|46359409|||||||||800|6.67154e11|torchvisionPackage:torchvision/models/detection/mask_rcnn.py||
torchvision/retinanet_resnet50_fpn|RetinaNet|Detectors|detector|cnn|34014999|||||||||800|3.0308e11|torchvisionPackage:torchvision/models/detection/retinanet.py||
torchvision/retinanet_resnet50_fpn_v2||Detectors|detector|cnn|38198935|||||||||800|3.04476e11|torchvisionPackage:torchvision/models/detection/retinanet.py||
torchvision/ssd300_vgg16|SSD300|Detectors|detector|cnn|35641826|||||||||300|6.9716e10|torchvisionPackage:torchvision/models/detection/ssd.py||
torchvision/ssdlite320_mobilenet_v3_large||Detectors|detector|cnn|3440060|||||||||320|1.166e9|torchvisionPackage:torchvision/models/detection/ssdlite.py||
torchvision/deeplabv3_resnet50||Segmentation|segmentation|cnn|42004074|||||||||520|3.57444e11|torchvisionPackage:torchvision/models/segmentation/deeplabv3.py||
torchvision/deeplabv3_resnet101||Segmentation|segmentation|cnn|60996202|||||||||520|5.17486e11|torchvisionPackage:torchvision/models/segmentation/deeplabv3.py||
torchvision/deeplabv3_mobilenet_v3_large||Segmentation|segmentation|cnn|11029328|||||||||520|2.0904e10|torchvisionPackage:torchvision/models/segmentation/deeplabv3.py||
torchvision/fcn_resnet50||Segmentation|segmentation|cnn|35322218|||||||||520|3.05434e11|torchvisionPackage:torchvision/models/segmentation/fcn.py||
torchvision/fcn_resnet101||Segmentation|segmentation|cnn|54314346|||||||||520|4.65476e11|torchvisionPackage:torchvision/models/segmentation/fcn.py||
torchvision/lraspp_mobilenet_v3_large||Segmentation|segmentation|cnn|3221538|||||||||520|4171999999|torchvisionPackage:torchvision/models/segmentation/lraspp.py||
ultralytics/yolo11n||YOLO|detector|cnn|2.6e6|||||||||640|6.5e9|ultralytics:docs/en/models/yolo11.md||
ultralytics/yolo11s||YOLO|detector|cnn|9.4e6|||||||||640|2.15e10|ultralytics:docs/en/models/yolo11.md||
ultralytics/yolo11m||YOLO|detector|cnn|2.01e7|||||||||640|6.8e10|ultralytics:docs/en/models/yolo11.md||
ultralytics/yolo11l||YOLO|detector|cnn|2.53e7|||||||||640|8.69e10|ultralytics:docs/en/models/yolo11.md||
ultralytics/yolo11x||YOLO|detector|cnn|5.69e7|||||||||640|1.949e11|ultralytics:docs/en/models/yolo11.md||
ultralytics/yolov8n||YOLO|detector|cnn|3.2e6|||||||||640|8.7e9|ultralytics2:docs/en/models/yolov8.md||
ultralytics/yolov8s||YOLO|detector|cnn|1.12e7|||||||||640|2.86e10|ultralytics2:docs/en/models/yolov8.md||
ultralytics/yolov8m||YOLO|detector|cnn|2.59e7|||||||||640|7.89e10|ultralytics2:docs/en/models/yolov8.md||
ultralytics/yolov8l||YOLO|detector|cnn|4.37e7|||||||||640|1.652e11|ultralytics2:docs/en/models/yolov8.md||
ultralytics/yolov8x||YOLO|detector|cnn|6.82e7|||||||||640|2.578e11|ultralytics2:docs/en/models/yolov8.md||
ultralytics/yolo26n||YOLO|detector|cnn|2.4e6|||||||||640|5.4e9|ultralytics3:docs/macros/yolo-det-perf.md||
ultralytics/yolo26s||YOLO|detector|cnn|9.5e6|||||||||640|2.07e10|ultralytics3:docs/macros/yolo-det-perf.md||
ultralytics/yolo26m||YOLO|detector|cnn|2.04e7|||||||||640|6.82e10|ultralytics3:docs/macros/yolo-det-perf.md||
ultralytics/yolo26l||YOLO|detector|cnn|2.48e7|||||||||640|8.64e10|ultralytics3:docs/macros/yolo-det-perf.md||
ultralytics/yolo26x||YOLO|detector|cnn|5.57e7|||||||||640|1.939e11|ultralytics3:docs/macros/yolo-det-perf.md||
ultralytics/yolov5n||YOLO|detector|cnn|1.9e6|||||||||640|4.5e9|yolov5:README.md||
ultralytics/yolov5s||YOLO|detector|cnn|7.2e6|||||||||640|1.65e10|yolov5:README.md||
ultralytics/yolov5m||YOLO|detector|cnn|2.12e7|||||||||640|4.9e10|yolov5:README.md||
ultralytics/yolov5l||YOLO|detector|cnn|4.65e7|||||||||640|1.091e11|yolov5:README.md||
ultralytics/yolov5x||YOLO|detector|cnn|8.67e7|||||||||640|2.057e11|yolov5:README.md||
mlperf/retinanet-resnext50|mlperf-retinanet,ssd-retinanet,retinanet-resnext50_32x4d|Detectors|detector|cnn|3.7e7|||||||||800|3e11|training:README.md|forwardFlopsPerSample|RetinaNet of ResNet-50 at 800 by 800 pixels with a head for 264 classes
facebook/detr-resnet-50|DETR,detr-r50|DETR|detector|transformer|4.1e7|6|256|8|||2048|||800|1.72e11|citation:facebookresearch/detr README line 199|forwardFlopsPerSample,layers,hiddenSize,heads,feedForwardSize|
facebook/detr-resnet-101|detr-r101|DETR|detector|transformer|6e7|||||||||800|3.04e11|remembered||
SenseTime/deformable-detr||DETR|detector|transformer|4e7|||||||||800||remembered||
PekingU/rtdetr_r50vd|RT-DETR-R50|DETR|detector|transformer|42731082||256|8|8|32|1024|||640||transformersPackage:transformers/models/rt_detr/configuration_rt_detr.py||
Roboflow/rf-detr-base||DETR|detector|transformer|31928324||256||||1024|||||transformersPackage:transformers/models/rf_detr/configuration_rf_detr.py||transformers defaults; published size about 29M (remembered)
Mask R-CNN Swin-T||Detectors|detector||4.8e7|||||||||1280|5.34e11|swinTransformer:README.md||
Mask R-CNN Swin-S||Detectors|detector||6.9e7|||||||||1280|7.18e11|swinTransformer:README.md||
Cascade Mask R-CNN Swin-T||Detectors|detector||8.6e7|||||||||1280|1.49e12|swinTransformer:README.md||
Cascade Mask R-CNN Swin-B||Detectors|detector||1.45e8|||||||||1280|1.964e12|swinTransformer:README.md||
UPerNet Swin-T||Segmentation|segmentation||6e7|||||||||512|1.89e12|swinTransformer:README.md|forwardFlopsPerSample|
UPerNet Swin-B||Segmentation|segmentation||1.21e8|||||||||512|2.376e12|swinTransformer:README.md|forwardFlopsPerSample|
facebook/sam-vit-base|sam_vit_b|SAM|segmentation|transformer|93735728|12|768|12|||3072|||1024||segmentAnything:segment_anything/build_sam.py||
facebook/sam-vit-large|sam_vit_l|SAM|segmentation|transformer|312343088|24|1024|16|||4096|||1024||segmentAnything:segment_anything/build_sam.py||
facebook/sam-vit-huge|sam_vit_h|SAM|segmentation|transformer|641090864|32|1280|16|||5120|||1024||segmentAnything:segment_anything/build_sam.py||
facebook/sam2.1-hiera-tiny|facebook/sam2-hiera-tiny,sam2.1-tiny|SAM|segmentation|transformer|3.89e7|||||||||1024||url:https://huggingface.co/models?search=facebook%2Fsam2||
facebook/sam2.1-hiera-small|facebook/sam2-hiera-small,sam2.1-small|SAM|segmentation|transformer|4.61e7|||||||||1024||url:https://huggingface.co/models?search=facebook%2Fsam2||
facebook/sam2.1-hiera-base-plus|facebook/sam2-hiera-base-plus,sam2.1-base-plus|SAM|segmentation|transformer|8.09e7|||||||||1024||url:https://huggingface.co/models?search=facebook%2Fsam2||
facebook/sam2.1-hiera-large|facebook/sam2-hiera-large|SAM|segmentation|transformer|2.244e8|||||||||1024||remembered||source page rounds to 0.2B; 898 MB of fp32 weights agree
facebook/sam3||SAM|segmentation|transformer|840376374|||16|16|64|4096|49408|32|||transformersPackage:transformers/models/sam3/configuration_sam3.py||count of the transformers defaults; no stated size was found to compare
mlperf/3d-unet|mlperf-unet3d|U-Net|segmentation|cnn|3.25e7|||||||||||inference:docs/index.md||
`,
}
