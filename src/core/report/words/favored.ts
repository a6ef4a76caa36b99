import type { Assessment } from '../../review/assessment.ts'

/** "the guidance favors GPUs", unless it favors the chosen kind or neither. */
export const favoredWords = ({
  chosen,
  recommended,
}: Pick<Assessment, 'chosen' | 'recommended'>): string | undefined =>
  recommended === 'either' || recommended === 'other' || recommended === chosen
    ? undefined
    : `the guidance favors ${recommended.toUpperCase()}s`
