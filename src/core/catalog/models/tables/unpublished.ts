import type { ModelTable } from '../model-table.ts'

/** Models that people use but whose vendors publish no size. */
export const unpublished: ModelTable = {
  shared: { kind: 'transformer', domain: 'language', architecture: 'transformer' },
  text: `
id|names|family|source|note
GPT-4||Undisclosed|citation:named without a size by the documents of the guidance|the maker has not published a size
Gemini||Undisclosed|citation:named without a size by the documents of the guidance|the maker has not published a size
Gemini 2.0|Gemini 2.0 Flash,Gemini 2.0 Pro|Undisclosed|citation:named without a size by the documents of the guidance|the maker has not published a size
Gemini 2.5|Gemini 2.5 Pro,Gemini 2.5 Flash|Undisclosed|citation:named without a size by the documents of the guidance|the maker has not published a size
Claude||Undisclosed|citation:named without a size by the documents of the guidance|the maker has not published a size
ChatGPT|Open AI ChatGPT|Undisclosed|citation:named without a size by the documents of the guidance|the maker has not published a size
`,
}
