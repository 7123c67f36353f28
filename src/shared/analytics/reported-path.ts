/** The path that counters of visits are told: of a diary only that it is one, for which of them is read says what a reader has. */
export const reportedPath = (path: string): string => path.replace(/^\/dghiurebi\/.*/, '/dghiurebi.html');
