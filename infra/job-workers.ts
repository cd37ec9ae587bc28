/** Maximum concurrency of the job workers, limited so that jobs leave table capacity to members' calls. */
export const JOB_WORKERS = 5;
