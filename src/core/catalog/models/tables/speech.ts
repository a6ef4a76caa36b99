import type { ModelTable } from '../model-table.ts'

/** Speech. */
export const speech: ModelTable = {
  shared: { kind: 'speech', domain: 'speech' },
  text: `
id|names|family|architecture|parameters|embeddingParameters|layers|decoderLayers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|source|rememberedFigures
openai/whisper-tiny||Whisper|transformer|37760640||4|4|384|6|6|64|1536|51865|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
openai/whisper-base||Whisper|transformer|72593920||6|6|512|8|8|64|2048|51865|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
openai/whisper-small||Whisper|transformer|241734912||12|12|768|12|12|64|3072|51865|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
openai/whisper-medium||Whisper|transformer|763857920||24|24|1024|16|16|64|4096|51865|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
openai/whisper-large|openai/whisper-large-v2,whisper-large-v1|Whisper|transformer|1543304960||32|32|1280|20|20|64|5120|51865|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
openai/whisper-large-v3||Whisper|transformer|1543490560||32|32|1280|20|20|64|5120|51866|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
openai/whisper-large-v3-turbo||Whisper|transformer|808878080||32|4|1280|20|20|64|5120|51866|448|whisper:README.md|layers,hiddenSize,heads,feedForwardSize,vocabularySize
facebook/wav2vec2-base|facebook/wav2vec2-base-960h|wav2vec2|transformer|95044608||12||768|12|12|64|3072|32||transformersPackage:transformers/models/wav2vec2/configuration_wav2vec2.py|
facebook/wav2vec2-large||wav2vec2|transformer|3.17e8|||||||||||remembered|
facebook/wav2vec2-large-xlsr-53||wav2vec2|transformer|3.17e8|||||||||||remembered|
facebook/wav2vec2-xls-r-300m||wav2vec2|transformer|3.17e8|||||||||||remembered|
facebook/wav2vec2-xls-r-1b||wav2vec2|transformer|9.65e8|||||||||||remembered|
facebook/wav2vec2-xls-r-2b||wav2vec2|transformer|2.162e9|||||||||||remembered|
facebook/w2v-bert-2.0||Seamless|transformer|5.8e8|||||||||||remembered|
facebook/seamless-m4t-v2-large||Seamless|transformer|2.3e9|||||||||||remembered|
facebook/hubert-base-ls960|hubert-base|HuBERT|transformer|9.5e7||12||768|||||||fairseq:examples/hubert/README.md|layers,hiddenSize
facebook/hubert-large-ll60k|hubert-large|HuBERT|transformer|3.16e8||24||1024|||||||fairseq:examples/hubert/README.md|layers,hiddenSize
facebook/hubert-xlarge-ll60k|hubert-xlarge|HuBERT|transformer|1e9||48||1280|||||||fairseq:examples/hubert/README.md|layers,hiddenSize
microsoft/wavlm-base||WavLM|transformer|94406544||12||768|12|12|64|3072|32||transformersPackage:transformers/models/wavlm/configuration_wavlm.py|
nvidia/stt_en_conformer_ctc_small|conformer-ctc-small|Conformer|transformer|1.3e7||16||176|4||||||neMo:examples/asr/conf/conformer/conformer_ctc_bpe.yaml|
nvidia/stt_en_conformer_ctc_medium|conformer-ctc-medium|Conformer|transformer|3e7||18||256|4||||||neMo:examples/asr/conf/conformer/conformer_ctc_bpe.yaml|
nvidia/stt_en_conformer_ctc_large|conformer-ctc-large|Conformer|transformer|1.21e8||18||512|8||||||neMo:examples/asr/conf/conformer/conformer_ctc_bpe.yaml|
nvidia/stt_en_conformer_ctc_xlarge|conformer-ctc-xlarge|Conformer|transformer|6.35e8||24||1024|8||||||neMo:examples/asr/conf/conformer/conformer_ctc_bpe.yaml|
nvidia/stt_en_conformer_transducer_small|conformer-transducer-small|Conformer|transformer|1.4e7||16||176|4||||||neMo:examples/asr/conf/conformer/conformer_transducer_bpe.yaml|
nvidia/stt_en_conformer_transducer_medium|conformer-transducer-medium|Conformer|transformer|3.2e7||16||256|4||||||neMo:examples/asr/conf/conformer/conformer_transducer_bpe.yaml|
nvidia/stt_en_conformer_transducer_large|conformer-transducer-large|Conformer|transformer|1.2e8||17||512|8||||||neMo:examples/asr/conf/conformer/conformer_transducer_bpe.yaml|
nvidia/stt_en_conformer_transducer_xlarge|conformer-transducer-xlarge|Conformer|transformer|6.44e8||24||1024|8||||||neMo:examples/asr/conf/conformer/conformer_transducer_bpe.yaml|
nvidia/stt_en_fastconformer_ctc_large|fastconformer-large|Conformer|transformer|1.2e8||17||512|8||||||neMo:examples/asr/conf/fastconformer/fast-conformer_ctc_bpe.yaml|
nvidia/stt_en_fastconformer_ctc_xlarge|fastconformer-xlarge|Conformer|transformer|6.16e8||24||1024|8||||||neMo:examples/asr/conf/fastconformer/fast-conformer_ctc_bpe.yaml|
nvidia/stt_en_fastconformer_ctc_xxlarge|fastconformer-xxlarge|Conformer|transformer|1.2e9||42||1024|8||||||neMo:examples/asr/conf/fastconformer/fast-conformer_ctc_bpe.yaml|
nvidia/parakeet-ctc-0.6b||Parakeet|transformer|608799745||24||1024|8||||||transformersPackage:transformers/models/parakeet/configuration_parakeet.py|
nvidia/parakeet-tdt-0.6b-v3|nvidia/parakeet-tdt-0.6b-v2|Parakeet|transformer|625877638||24||1024|8||||||transformersPackage:transformers/models/parakeet/configuration_parakeet.py|
nvidia/parakeet-rnnt-0.6b||Parakeet|transformer|625874433||24||1024|8||||||transformersPackage:transformers/models/parakeet/configuration_parakeet.py|
nvidia/parakeet-tdt-1.1b||Parakeet|transformer|1.1e9||42||1024|8||||||url:https://huggingface.co/nvidia/parakeet-tdt-1.1b|
nvidia/parakeet-ctc-1.1b||Parakeet|transformer|1.1e9||42||1024|8||||||url:https://huggingface.co/nvidia/parakeet-tdt-1.1b|
nvidia/parakeet-rnnt-1.1b||Parakeet|transformer|1.1e9||42||1024|8||||||url:https://huggingface.co/nvidia/parakeet-tdt-1.1b|
nvidia/canary-1b-v2||Canary|transformer|962155520|||||||||||transformersPackage:transformers/models/canary/configuration_canary.py|
nvidia/canary-1b||Canary|transformer|1e9||24||1024|||||||url:https://huggingface.co/nvidia/canary-1b/blame/46d69ed5d9468f609b3605e69619ef90ac6a5a21/README.md|layers,hiddenSize
mlperf/rnnt||RNN-T|rnn|4.53e7|||||||||||inference:retired_benchmarks/speech_recognition/rnnt/README.md|
UsefulSensors/moonshine-tiny||Moonshine|transformer|27092736|9437184|6||288|8|8|36|1152|32768|512|transformersPackage:transformers/models/moonshine/configuration_moonshine.py|
facebook/s2t-small-librispeech-asr|s2t-small|S2T|transformer|29536256|2560000|12||256|4|4|64|2048|10000||transformersPackage:transformers/models/speech_to_text/configuration_speech_to_text.py|
`,
}
