import { byId } from '../../element.ts'
import { fragmentOf, type Shared } from './share.ts'
import { say } from './status.ts'

/** Lets the buttons copy a link to what is shown, the manifest, and the workflow. */
export function offerCopies(now: () => Shared): void {
  const { workflow = '' } = byId('data').dataset
  byId('share').addEventListener('click', async () => {
    const fragment = await fragmentOf(now())
    history.replaceState(null, '', fragment)
    await copy(location.href, 'The link is copied. What is behind its # is sent nowhere.')
  })
  byId('copy-manifest').addEventListener('click', () => copy(now().manifest, 'accelerator.yml is copied.'))
  byId('copy-workflow').addEventListener('click', () =>
    copy(workflow, 'The workflow is copied: save it as .github/workflows/accelerators.yml.'),
  )
}

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    say(said)
  } catch {
    byId<HTMLTextAreaElement>('copied').value = text
    byId('copied-part').hidden = false
    byId<HTMLTextAreaElement>('copied').select()
    say('The browser does not let this page copy: copy the text below.')
  }
}
