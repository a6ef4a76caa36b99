import { byId } from '../../element.ts'

const status = byId('status')

/** Announces one sentence; an empty one takes the last away. */
export function say(words: string): void {
  status.textContent = words
}

export const isSaid = (words: string): boolean => status.textContent === words
