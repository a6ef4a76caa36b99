import type { Assessment } from '../../review/assessment.ts'

/** "the guidance favors GPUs": where it does not favor what was chosen, or leaves it open. */
export const favoredWords = ({
  chosen,
  recommended,
}: Pick<Assessment, 'chosen' | 'recommended'>): string | undefined =>
  recommended === 'either' || recommended === 'other' || recommended === chosen
    ? undefined
    : `the guidance favors ${recommended.toUpperCase()}s`
