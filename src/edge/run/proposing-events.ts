/** Events on the default branch after which workflows may check out somebody else's proposal. */
const eventsOfOthers = new Set(['check_run', 'check_suite', 'issue_comment', 'issues', 'status', 'workflow_run'])

export const isEventOfOthers = (name: string): boolean => eventsOfOthers.has(name)

/** Whether an event may concern proposed files that are not accepted yet. */
export const mayPropose = (name: string): boolean => isEventOfOthers(name) || /^(?:pull_request|merge_group)/.test(name)
