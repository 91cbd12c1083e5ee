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
  /** Hints of other servers cannot be received: check the database. */
  recheck(): void;
  /** Hints are received again after a gap in which any may have been lost: check everything. */
  reconnected(): void;
}

/** Carries hints between servers, never content. Reading the database makes up for lost hints. */
export interface Bus {
  hintChange(channelId: string, seq: number): void;
  endSession(sessionId: string): void;
  changeMember(memberId: string): void;
  changeChannels(): void;
  type(channelId: string, memberId: string): void;
  notice(memberIds: string[]): void;
  changeWinery(wineryId: string, seq: number): void;
  listen(listener: BusListener): void;
  close(): Promise<void>;
}

/** The bus of a single server. Hints of one turn of the event loop are delivered together. */
export function createLocalBus(): Bus & { deliver(hints: ChangeHint[]): void } {
  const listeners: BusListener[] = [];
  const pending = new Map<string, number>();
  const deliver = (hints: ChangeHint[]) => {
    for (const listener of listeners) listener.changed(hints);
  };
  return {
    deliver,
    hintChange(channelId, seq) {
      if (pending.size === 0) {
        setImmediate(() => {
          const hints = Array.from(pending, ([id, newest]) => ({ channelId: id, seq: newest }));
          pending.clear();
          deliver(hints);
        });
      }
      pending.set(channelId, Math.max(seq, pending.get(channelId) ?? 0));
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
