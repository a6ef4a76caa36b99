/** The keys of a job outside its sections. */
export declare const jobKeys: {
    readonly task: {
        readonly kind: 'word';
        readonly words: 'task';
        readonly help: 'The kind of job.';
        readonly default: 'training';
        readonly aliases: 'task_type, job_type, workload, workload_type, training_type, run_type, rl_algorithm, training_method, algorithm?, training_stage?, purpose?, goal?, use_case?, objective?, phase?, training?';
    };
    readonly stage: {
        readonly kind: 'word';
        readonly words: 'stage';
        readonly help: 'The stage of the project.';
        readonly aliases: 'project_stage, maturity, lifecycle, lifecycle_stage, project_phase, development_stage, deployment_stage, stage.name, env?, environment?, phase?, status?, tier?';
    };
    readonly labels: {
        readonly kind: 'labels';
        readonly help: 'Your own labels (team, cost center); only policies read them.';
    };
    readonly group: {
        readonly kind: 'text';
        readonly help: 'Jobs that belong together, such as the parts of one RLHF run.';
        readonly aliases: 'job_group';
    };
    readonly evidence: {
        readonly kind: 'list';
        readonly help: 'Globs of the files in the repository that belong to this job.';
        readonly aliases: 'launch_files, evidence_files';
        readonly variable: 'none';
    };
};
/** The job's name, in a file of one job. */
export declare const nameKey: {
    readonly name: {
        readonly kind: 'text';
        readonly help: "The job's name (default: the folder's).";
        readonly aliases: 'job_name, run_name, experiment_name, project_name, job?, title?';
    };
};
