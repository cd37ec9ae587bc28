/** Workers on the queue of jobs at once: enough to catch up, too few to take the table away from members. */
export const JOB_WORKERS = 5;
