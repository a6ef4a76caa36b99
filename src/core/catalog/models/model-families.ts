import { keyOfWords } from '../spelling.ts'
import type { ModelArchitecture } from './model.ts'
import { wordsOfModel } from './model-key.ts'

/** Words for a family of models or a way to build one: they imply the architecture, but no size. */
const families: Readonly<Record<ModelArchitecture | 'other', string>> = {
  transformer: `
    transformer llama gpt gpts gpt-neo gpt-neox gpt-oss chatgpt custom-gpts codellama llm bert roberta xlm-roberta
    xlmr modernbert distilbert albert electra deberta camembert longformer bigbird mpnet xlnet ernie t5 flan-t5 mt5 umt5
    byt5 ul2 bart mbart pegasus marian m2m100 nllb qwen qwen-vl qwq gemma paligemma codegemma gemini palm lamda claude
    mistral ministral codestral pixtral falcon mpt bloom bloomz opt phi pythia olmo olmo-hf granite starcoder
    starcoderbase yi internlm baichuan chatglm glm stablelm smollm smolvlm vicuna alpaca guanaco openllama
    open-llama nemotron minitron command-r cohere aya exaone solar salamandra jais chinchilla gopher megatron-lm
    megatron-gpt cerebras-gpt vit vision-transformer deit beit mae dino dinov2 dinov3 swin swinv2 maxvit hiera eva eva02
    clip openclip siglip siglip2 coca blip blip2 llava llava-onevision idefics internvl molmo florence sam sam2
    segment-anything detr rt-detr rf-detr videomae v-jepa vjepa2 mvit whisper wav2vec2 hubert wavlm conformer
    fastconformer parakeet canary moonshine seamless esm esm2 prott5 graphormer timesfm`,
  moe: `moe mixture-of-experts mixtral grok deepseek-v2 deepseek-v3 deepseek-r1 kimi qwen-moe olmoe switch-transformer
    glam gshard llama-4-scout llama-4-maverick phi-moe`,
  cnn: `cnn convnet convnext convnextv2 densenet efficientnet efficientnetv2 inception vgg mobilenet
    mobilenetv2 mobilenetv3 mnasnet nasnet regnet squeezenet shufflenet yolo yolov yolox ssd ssdlite retinanet
    faster-rcnn faster-r-cnn mask-rcnn mask-r-cnn cascade-mask-rcnn keypoint-rcnn fcos unet u-net 3d-unet unet3d nnunet
    deeplab deeplabv3 fcn lraspp raft r3d s3d biggan stylegan gan`,
  resnet: 'resnet resnext wide-resnet wideresnet seresnet resnest resnetrs',
  diffusion: `diffusion ddpm ldm latent-diffusion stable-diffusion sd flux dit pixart controlnet cogvideox wan
    mochi ltx-video open-sora movie-gen imagen kandinsky`,
  rnn: 'rnn lstm gru gnmt rnn-t rnnt seq2seq bilstm deepspeech',
  gnn: 'gnn gcn gat rgat r-gat rgcn gin graphsage graphcast mpnn graph-neural-network schnet',
  recommender: `recommender dlrm ncf neumf wide-and-deep wide-deep deepfm two-tower matrix-factorization hstu
    recommendation sasrec`,
  mlp: 'mlp multilayer-perceptron feed-forward perceptron',
  other: 'mamba mamba2 jamba rwkv hyena evo alphafold openfold nemotron-h alphazero alphastar muzero',
}

let architectureByKey: ReadonlyMap<string, ModelArchitecture | 'other'> | undefined

/** Whether the word names a family of models, with or without a version (`llama`, `llama-3.1`, `ResNet`). */
export const isModelFamily = (text: string): boolean => familyOf(text) !== undefined

/**
 * The manifest's architecture for a family word. Undefined if the word is unknown or no architecture suits it
 * (`mamba`).
 */
export function architectureOfModelWord(text: string): ModelArchitecture | undefined {
  const family = familyOf(text)
  return family === 'other' ? undefined : family
}

function familyOf(text: string): ModelArchitecture | 'other' | undefined {
  architectureByKey ??= new Map(
    (Object.entries(families) as [ModelArchitecture | 'other', string][]).flatMap(([architecture, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [keyOfWords(wordsOfModel(word)), architecture] as const),
    ),
  )
  const key = keyOfWords(wordsOfModel(text))
  return architectureByKey.get(key) ?? architectureByKey.get(key.replace(/v?[\d.-]*$/, ''))
}
