/** Somebody said that a channel changed; what changed is in the database. */
export interface ChangeHint {
  channelId: string;
  seq: number;
}

export interface BusListener {
  changed(hints: ChangeHint[]): void;
  sessionEnded(sessionId: string): void;
  memberChanged(memberId: string): void;
  channelsChanged(): void;
  typed(channelId: string, memberId: string): void;
  noticed(memberIds: string[]): void;
  wineryChanged(wineryId: string): void;
  /** Other servers are not heard at the moment: look for yourself. */
  lookAgain(): void;
  /** They are heard again, and anything may have been missed. */
  missed(): void;
}

/** Carries hints between servers, never content. Whatever is lost on the way is found again in the database. */
export interface Bus {
  hintChange(channelId: string, seq: number): void;
  endSession(sessionId: string): void;
  /** A member's name or picture is another now. */
  changeMember(memberId: string): void;
  /** A channel was made, renamed, moved or archived. */
  changeChannels(): void;
  /** A member is writing in a channel. */
  type(channelId: string, memberId: string): void;
  /** These members' inboxes hold something more or less to read. */
  notice(memberIds: string[]): void;
  /** Something changed in a winery, up to this `seq`. */
  changeWinery(wineryId: string, seq: number): void;
  listen(listener: BusListener): void;
  close(): Promise<void>;
}

/** The bus of a server that is alone on its database. Hints of one tick arrive together. */
export function createLocalBus(): Bus & { hear(hints: ChangeHint[]): void } {
  const listeners: BusListener[] = [];
  const waiting = new Map<string, number>();
  const hear = (hints: ChangeHint[]) => {
    for (const listener of listeners) listener.changed(hints);
  };
  return {
    hear,
    hintChange(channelId, seq) {
      if (waiting.size === 0) {
        setImmediate(() => {
          const hints = Array.from(waiting, ([id, newest]) => ({ channelId: id, seq: newest }));
          waiting.clear();
          hear(hints);
        });
      }
      waiting.set(channelId, Math.max(seq, waiting.get(channelId) ?? 0));
    },
    endSession(sessionId) {
      for (const listener of listeners) listener.sessionEnded(sessionId);
    },
    changeMember(memberId) {
      for (const listener of listeners) listener.memberChanged(memberId);
    },
    changeChannels() {
      for (const listener of listeners) listener.channelsChanged();
    },
    type(channelId, memberId) {
      for (const listener of listeners) listener.typed(channelId, memberId);
    },
    notice(memberIds) {
      for (const listener of listeners) listener.noticed(memberIds);
    },
    changeWinery(wineryId) {
      for (const listener of listeners) listener.wineryChanged(wineryId);
    },
    listen: (listener) => void listeners.push(listener),
    close: async () => undefined,
  };
}
