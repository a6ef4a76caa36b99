/** Events of the default branch after which workflows check out what somebody else proposes. */
const eventsOfOthers = new Set(['check_run', 'check_suite', 'issue_comment', 'issues', 'status', 'workflow_run'])

export const isEventOfOthers = (name: string): boolean => eventsOfOthers.has(name)

/** Whether an event may concern files that are proposed but not accepted yet. */
export const mayPropose = (name: string): boolean => isEventOfOthers(name) || /^(?:pull_request|merge_group)/.test(name)
