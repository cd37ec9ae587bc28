/** The options of a select, of labels by value. */
export const selectData = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
