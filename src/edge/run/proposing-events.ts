/** Events of the default branch after which workflows check out what somebody else proposes. */
const eventsOfOthers = new Set(['check_run', 'check_suite', 'issue_comment', 'issues', 'status', 'workflow_run'])

export const isEventOfOthers = (name: string): boolean => eventsOfOthers.has(name)

/** Whether an event may be about files that somebody proposes and nobody has accepted yet. */
export const mayPropose = (name: string): boolean => isEventOfOthers(name) || /^(?:pull_request|merge_group)/.test(name)
