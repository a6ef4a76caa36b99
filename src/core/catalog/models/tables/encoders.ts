import type { ModelTable } from '../model-table.ts'

/** Text encoders, and encoder-decoders. */
export const encoders: ModelTable = {
  shared: { domain: 'language' },
  text: `
id|names|family|kind|architecture|parameters|embeddingParameters|layers|decoderLayers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|forwardFlopsPerSample|source|rememberedFigures|note
google/ul2|google/flan-ul2,UL2-20B|UL2|encoder-decoder|transformer|1.95e10||32||4096|16||256|16384|32128|||citation:Epoch AI, notable AI models: UL2 row; arXiv 2205.05131|feedForwardSize,headSize,heads,hiddenSize,layers,vocabularySize|
bigscience/T0|bigscience/T0pp,T0-11B,t0-xxl|T5|encoder-decoder|transformer|1.1e10||||||||||||citation:Epoch AI, notable AI models: T0 row; arXiv 2110.08207||
google-bert/bert-base-uncased|BERT-Base 110M|BERT|encoder|transformer|110106428|23440896|12||768|12|12|64|3072|30522|512||transformersPackage:transformers/models/bert/configuration_bert.py||
google-bert/bert-large-uncased|mlperf-bert,BERT-Large 340M|BERT|encoder|transformer|336226108||24||1024|16|16|64|4096|30522|512|246423748608|bert:README.md||
google/bert_uncased_L-2_H-128_A-2|prajjwal1/bert-tiny|BERT|encoder|transformer|4433468||2||128|2|2|64|512|30522|512||bert:README.md||
google/bert_uncased_L-4_H-256_A-4|prajjwal1/bert-mini|BERT|encoder|transformer|11267900||4||256|4|4|64|1024|30522|512||bert:README.md||
google/bert_uncased_L-4_H-512_A-8|prajjwal1/bert-small|BERT|encoder|transformer|29058876||4||512|8|8|64|2048|30522|512||bert:README.md||
google/bert_uncased_L-8_H-512_A-8|prajjwal1/bert-medium|BERT|encoder|transformer|41668412||8||512|8|8|64|2048|30522|512||bert:README.md||
google-bert/bert-base-multilingual-cased|mbert|BERT|encoder|transformer|178566653||12||768|12|12|64|3072|119547|512||bert:README.md||
FacebookAI/roberta-base||RoBERTa|encoder|transformer|124696665|38603520|12||768|12|12|64|3072|50265|512||transformersPackage:transformers/models/roberta/configuration_roberta.py||
FacebookAI/roberta-large||RoBERTa|encoder|transformer|355413081||24||1024|16|16|64|4096|50265|514||fairseq:examples/roberta/README.md||
FacebookAI/xlm-roberta-base|xlmr-base|XLM-R|encoder|transformer|278295954||12||768|12|12|64|3072|250002|514||fairseq:examples/xlmr/README.md||
FacebookAI/xlm-roberta-large|xlmr-large|XLM-R|encoder|transformer|560143506||24||1024|16|16|64|4096|250002|514||fairseq:examples/xlmr/README.md||
facebook/xlm-roberta-xl|xlmr-xl|XLM-R|encoder|transformer|3482741760|642252800|36||2560|32|32|80|10240|250880|514||transformersPackage:transformers/models/xlm-roberta-xl/configuration_xlm-roberta-xl.py||
facebook/xlm-roberta-xxl|xlmr-xxl|XLM-R|encoder|transformer|1.07e10||48||4096|||||250880|||fairseq:examples/xlmr/README.md||
distilbert/distilbert-base-uncased|distilbert|DistilBERT|encoder|transformer|66985530|23440896|6||768|12|12|64||30522|512||transformersPackage:transformers/models/distilbert/configuration_distilbert.py||
google/electra-small-discriminator|electra-small|ELECTRA|encoder|transformer|13549057|3906816|12||256|4|4|64|1024|30522|512||transformersPackage:transformers/models/electra/configuration_electra.py||
google/electra-base-discriminator|electra-base|ELECTRA|encoder|transformer|109483009||12||768|12|12|64|3072|30522|512||remembered||
google/electra-large-discriminator|electra-large|ELECTRA|encoder|transformer|335142913||24||1024|16|16|64|4096|30522|512||remembered||
microsoft/deberta-base||DeBERTa|encoder|transformer|138601728||12||768|12|12|64|3072|50265|512||transformersPackage:transformers/models/deberta/configuration_deberta.py||
microsoft/deberta-v2-xlarge||DeBERTa|encoder|transformer|879999588|196761600|24||1536|24|24|64|6144|128100|512||transformersPackage:transformers/models/deberta-v2/configuration_deberta-v2.py||
microsoft/deberta-v3-small||DeBERTa|encoder|transformer|141304320||6||768|12|12|64|3072|128100|512||remembered||
microsoft/deberta-v3-base||DeBERTa|encoder|transformer|183831552||12||768|12|12|64|3072|128100|512||remembered||
microsoft/deberta-v3-large||DeBERTa|encoder|transformer|434012160||24||1024|16|16|64|4096|128100|512||remembered||
answerdotai/ModernBERT-base||ModernBERT|encoder|transformer|149655232||22||768|12|12|64|1152|50368|8192||transformersPackage:transformers/models/modernbert/configuration_modernbert.py||
answerdotai/ModernBERT-large||ModernBERT|encoder|transformer|3.95e8||28||1024||||||||remembered||
albert/albert-xxlarge-v2|albert-xxlarge|ALBERT|encoder|transformer|223158450|3840000|12||4096|64|64|64|16384|30000|512||transformersPackage:transformers/models/albert/configuration_albert.py||layers share weights: compute is that of 12 full layers
allenai/longformer-base-4096|longformer-base|Longformer|encoder|transformer|148711257||12||768|12|12|64|3072|50265|4098||remembered||
xlnet/xlnet-large-cased||XLNet|encoder|transformer|360300800||24||1024|16|16|64||32000|||transformersPackage:transformers/models/xlnet/configuration_xlnet.py||
facebook/bart-large||BART|encoder-decoder|transformer|406291456|51471360|12||1024|16|16|64|4096|50265|1024||transformersPackage:transformers/models/bart/configuration_bart.py||
facebook/bart-base||BART|encoder-decoder|transformer|1.4e8||6||768||||||||fairseq:examples/bart/README.md||
facebook/mbart-large-cc25|mbart,mbart-large|BART|encoder-decoder|transformer|6.1e8||12||1024||||||||fairseq:examples/mbart/README.md||
facebook/m2m100_418M||M2M-100|encoder-decoder|transformer|4.18e8||||||||||||fairseq:examples/m2m_100/README.md||
facebook/m2m100_1.2B||M2M-100|encoder-decoder|transformer|1.2e9||||||||||||fairseq:examples/m2m_100/README.md||
facebook/m2m100_12B||M2M-100|encoder-decoder|transformer|1.2e10||||||||||||fairseq:examples/m2m_100/README.md||
facebook/nllb-200-distilled-600M||NLLB|encoder-decoder|transformer|6.15e8||||||||||||remembered||
facebook/nllb-200-1.3B||NLLB|encoder-decoder|transformer|1.37e9||||||||||||remembered||
facebook/nllb-200-3.3B||NLLB|encoder-decoder|transformer|3.34e9||||||||||||remembered||
google-t5/t5-small||T5|encoder-decoder|transformer|60506624||6||512|8|8|64|2048|32128|512||t5x:t5x/contrib/gpu/t5/t5_1_0/small.gin||
google-t5/t5-base||T5|encoder-decoder|transformer|222903552||12||768|12|12|64|3072|32128|512||t5x:t5x/contrib/gpu/t5/t5_1_0/base.gin||
google-t5/t5-large||T5|encoder-decoder|transformer|737668096||24||1024|16|16|64|4096|32128|512||t5x:t5x/contrib/gpu/t5/t5_1_0/large.gin||
google-t5/t5-3b||T5|encoder-decoder|transformer|2851598336||24||1024|32|32|128|16384|32128|512||t5x:t5x/contrib/gpu/t5/t5_1_0/3B.gin||
google-t5/t5-11b||T5|encoder-decoder|transformer|11307321344||24||1024|128|128|128|65536|32128|512||t5x:t5x/contrib/gpu/t5/t5_1_0/11B.gin||
google/t5-v1_1-small|google/flan-t5-small,t5_1_1-small|T5|encoder-decoder|transformer|76961152||8||512|6|6|64|1024|32128|512||t5x:t5x/examples/scalable_t5/t5_1_1/small.gin||
google/mt5-small|google/umt5-small|mT5|encoder-decoder|transformer|300176768||8||512|6|6|64|1024|250112|1024||t5x:t5x/examples/scalable_t5/mt5/small.gin||
google/byt5-small||ByT5|encoder-decoder|transformer|299637760||12|4|1472|6|6|64|3584|384|||t5x:t5x/contrib/gpu/t5/byt5/small.gin|decoderLayers|
google/t5-v1_1-base|google/flan-t5-base,t5_1_1-base|T5|encoder-decoder|transformer|247577856||12||768|12|12|64|2048|32128|512||t5x:t5x/examples/scalable_t5/t5_1_1/base.gin||
google/mt5-base|google/umt5-base|mT5|encoder-decoder|transformer|582401280||12||768|12|12|64|2048|250112|1024||t5x:t5x/examples/scalable_t5/mt5/base.gin||
google/byt5-base||ByT5|encoder-decoder|transformer|581653248||18|6|1536|12|12|64|3968|384|||t5x:t5x/contrib/gpu/t5/byt5/base.gin|decoderLayers|
google/t5-v1_1-large|google/flan-t5-large,t5_1_1-large|T5|encoder-decoder|transformer|783150080||24||1024|16|16|64|2816|32128|512||t5x:t5x/examples/scalable_t5/t5_1_1/large.gin||
google/mt5-large|google/umt5-large|mT5|encoder-decoder|transformer|1229581312||24||1024|16|16|64|2816|250112|1024||t5x:t5x/examples/scalable_t5/mt5/large.gin||
google/byt5-large||ByT5|encoder-decoder|transformer|1228183552||36|12|1536|16|16|64|3840|384|||t5x:t5x/contrib/gpu/t5/byt5/large.gin|decoderLayers|
google/t5-v1_1-xl|google/flan-t5-xl,t5_1_1-xl|T5|encoder-decoder|transformer|2849757184||24||2048|32|32|64|5120|32128|512||t5x:t5x/examples/scalable_t5/t5_1_1/xl.gin||
google/mt5-xl|google/umt5-xl|mT5|encoder-decoder|transformer|3742619648||24||2048|32|32|64|5120|250112|1024||t5x:t5x/examples/scalable_t5/mt5/xl.gin||
google/byt5-xl||ByT5|encoder-decoder|transformer|3737801728||36|12|2560|32|32|64|6720|384|||t5x:t5x/contrib/gpu/t5/byt5/xl.gin|decoderLayers|
google/t5-v1_1-xxl|google/flan-t5-xxl,t5_1_1-xxl|T5|encoder-decoder|transformer|11135332352||24||4096|64|64|64|10240|32128|512||t5x:t5x/examples/scalable_t5/t5_1_1/xxl.gin||
google/mt5-xxl|google/umt5-xxl|mT5|encoder-decoder|transformer|12921057280||24||4096|64|64|64|10240|250112|1024||t5x:t5x/examples/scalable_t5/mt5/xxl.gin||
google/byt5-xxl||ByT5|encoder-decoder|transformer|12906899328||36|12|4672|64|64|64|12352|384|||t5x:t5x/contrib/gpu/t5/byt5/xxl.gin|decoderLayers|
mlperf/gnmt|gnmt|GNMT|rnn|rnn|1.6e8||8||1024||||||||remembered||
transformer-big|mlperf-transformer|Transformer|encoder-decoder|transformer|2.1e8||6||1024|16|||4096||||remembered||
transformer-base||Transformer|encoder-decoder|transformer|6.5e7||6||512|8|||2048||||remembered||
`,
}
