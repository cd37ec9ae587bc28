/** The key of an item in the index `gsi1`. */
export interface IndexKey {
  gsi1pk: string;
  gsi1sk: string;
}
