/** Work to do by a day. */
export interface Plan {
  /** The entry that planned or last changed it. */
  entry: string;
  plan: string;
  task: string;
  due: string;
  vessels: readonly string[];
  lot?: string | undefined;
  assignee?: string | undefined;
  done?: { entry: string; on: string; note?: string | undefined };
}
