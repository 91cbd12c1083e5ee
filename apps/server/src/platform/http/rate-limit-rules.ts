import {
  confirmEmail,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
  signUp,
} from '@orbit-vine/contract/accounts.ts';
import { attachmentPath, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { changeChannel, makeChannel, orderChannels } from '@orbit-vine/contract/channel-administration.ts';
import { markRead, muteChannel, starChannel } from '@orbit-vine/contract/channels.ts';
import { emailService, getContactToken } from '@orbit-vine/contract/contact.ts';
import type { Method } from '@orbit-vine/contract/endpoint.ts';
import { withdrawHeldMessage } from '@orbit-vine/contract/held-messages.ts';
import { readNotice, readNotices } from '@orbit-vine/contract/inbox.ts';
import { deleteInquiry, retryMail, setInquiryState } from '@orbit-vine/contract/inquiries.ts';
import * as lots from '@orbit-vine/contract/lots-endpoints.ts';
import * as exchange from '@orbit-vine/contract/lots-exchange.ts';
import * as history from '@orbit-vine/contract/lots-history.ts';
import { bookViews } from '@orbit-vine/contract/lots-views.ts';
import { listMembers } from '@orbit-vine/contract/members.ts';
import * as changes from '@orbit-vine/contract/message-changes.ts';
import * as messages from '@orbit-vine/contract/messages.ts';
import * as moderation from '@orbit-vine/contract/moderation.ts';
import { changeNaming } from '@orbit-vine/contract/naming.ts';
import {
  changeNotifications,
  subscribeBrowser,
  unsubscribeBrowser,
  unsubscribeLink,
} from '@orbit-vine/contract/notifications.ts';
import { heedMember, ignoreMember, listNamed } from '@orbit-vine/contract/other-members.ts';
import * as own from '@orbit-vine/contract/own-account.ts';
import * as passkeys from '@orbit-vine/contract/passkeys.ts';
import * as claims from '@orbit-vine/contract/report-claims.ts';
import { searchMessages } from '@orbit-vine/contract/search.ts';
import * as secondFactor from '@orbit-vine/contract/second-factor.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { getSession, signOut } from '@orbit-vine/contract/session.ts';
import * as notes from '@orbit-vine/contract/staff-notes.ts';

/**
 * How often something may be done, in one table; `docs/limits.md` is made of it, and names the few limits that are
 * counted elsewhere, in what they limit: messages, frames and sockets, names, codes, and mails.
 */
export interface Rule {
  /**
   * Whose uses are counted together. A network is an IPv4 address or an IPv6 /64, a wider one an IPv6 /48. `email` is the
   * address of an account, `everybody` the whole site.
   */
  by: 'member' | 'network' | 'wider network' | 'email' | 'email and network' | 'device' | 'everybody';
  points: number;
  seconds: number;
  /** Counted by each server for itself, in memory, so that a flood does not become queries. */
  here?: true;
}

interface EndpointRule {
  endpoints: readonly { method: Method; path: string }[];
  limits: readonly Rule[];
}

const tenSeconds = 10;
const minute = 60;
const hour = 3_600;
const day = 24 * hour;

/** A network may do as much as this many members: a whole class can sit behind one address. */
const membersPerNetwork = 20;

const rule = <By extends Rule['by']>(by: By, points: number, seconds: number) => ({ by, points, seconds });
const network = (points: number, seconds: number) => rule('network', points, seconds);
const ofNetwork = (points: number, seconds: number): Rule => ({ ...network(points, seconds), here: true });
const everybody = (points: number, seconds: number) => rule('everybody', points, seconds);
const member = (points: number, seconds: number): Rule[] => [
  ofNetwork(points * membersPerNetwork, seconds),
  rule('member', points, seconds),
];
/** For what is asked often: a count in the database would cost more than the answer. */
const memberHere = (points: number, seconds: number): Rule[] =>
  member(points, seconds).map((each) => ({ ...each, here: true }));

const get = (path: string) => ({ method: 'GET', path }) as const;
const post = (path: string) => ({ method: 'POST', path }) as const;

/** Counted before anything else is done for a request: by network at the door, by member as soon as they are known. */
export const endpointRules = {
  'sign-up': {
    endpoints: [signUp],
    limits: [network(3, tenSeconds), network(60, hour), everybody(600, hour)],
  },
  // Failures are counted apart; this is for a flood alone, and a class may come in together.
  'sign-in': { endpoints: [signIn], limits: [network(60, minute)] },
  'sign-in-by-passkey': { endpoints: [passkeys.signInByPasskey], limits: [network(10, tenSeconds)] },
  'sign-out': { endpoints: [signOut], limits: [ofNetwork(100, tenSeconds)] },
  session: { endpoints: [getSession], limits: [ofNetwork(1_200, minute)] },
  'mailed-link': {
    endpoints: [confirmEmail, own.confirmNewEmail, own.confirmDeletion, own.secureAccount],
    limits: [network(10, minute)],
  },
  'resend-confirmation': { endpoints: [resendConfirmation], limits: [network(20, minute)] },
  'password-reset-mail': { endpoints: [requestPasswordReset], limits: [network(20, minute)] },
  'password-reset': { endpoints: [resetPassword], limits: [network(10, minute)] },
  'password-change': { endpoints: [own.changePassword], limits: [network(3, tenSeconds)] },
  'passkey-ceremony': {
    endpoints: [passkeys.passkeyToAdd, passkeys.passkeyToAsk],
    limits: [ofNetwork(60, minute)],
  },
  passkeys: {
    endpoints: [passkeys.addPasskey, passkeys.renamePasskey, passkeys.removePasskey],
    limits: [network(60, minute)],
  },
  'own-account': { endpoints: [own.changeEmail, own.requestDeletion], limits: member(10, hour) },
  reauthentication: { endpoints: [secondFactor.reauthenticate], limits: member(60, hour) },
  'second-factor': {
    endpoints: [
      secondFactor.setUpApp,
      secondFactor.confirmApp,
      secondFactor.renewRecoveryCodes,
      secondFactor.removeApp,
    ],
    limits: member(60, hour),
  },
  sessions: { endpoints: [own.endSession, own.endOtherSessions], limits: member(60, hour) },
  export: { endpoints: [get(own.exportPath)], limits: member(5, day) },
  profile: {
    endpoints: [own.changeProfile, own.uploadAvatar, own.removeAvatar, changeNaming],
    limits: member(30, hour),
  },
  notifications: {
    endpoints: [changeNotifications, subscribeBrowser, unsubscribeBrowser],
    limits: member(60, hour),
  },
  unsubscribe: { endpoints: [post(unsubscribeLink.path)], limits: [ofNetwork(60, minute)] },
  // How many are stored is counted in the messages; a repeat of one that is stored already is free, within this.
  sending: { endpoints: [messages.sendMessage], limits: memberHere(300, minute) },
  editing: { endpoints: [changes.editMessage], limits: member(serverLimits.editsPerMinute, minute) },
  deleting: { endpoints: [changes.deleteMessage, withdrawHeldMessage], limits: member(60, minute) },
  pins: { endpoints: [changes.pinMessage, changes.unpinMessage], limits: member(30, minute) },
  reactions: { endpoints: [messages.addReaction, messages.removeReaction], limits: member(60, minute) },
  files: { endpoints: [uploadAttachment], limits: member(serverLimits.attachmentsPerHour, hour) },
  'read-marks': {
    endpoints: [markRead, muteChannel, starChannel, readNotice, readNotices],
    limits: memberHere(300, minute),
  },
  ignoring: { endpoints: [ignoreMember, heedMember], limits: member(60, minute) },
  reports: { endpoints: [moderation.reportMessage], limits: member(20, hour) },
  moderation: {
    endpoints: [
      moderation.decideReports,
      moderation.decideHeldMessage,
      moderation.applySanction,
      moderation.liftSanction,
      moderation.restoreMessage,
      claims.claimReports,
      claims.releaseReports,
      notes.addMemberNote,
      notes.addReportNote,
      notes.deleteStaffNote,
    ],
    limits: member(120, minute),
  },
  administration: {
    endpoints: [
      moderation.setRole,
      moderation.signOutMember,
      makeChannel,
      changeChannel,
      orderChannels,
      setInquiryState,
      deleteInquiry,
      retryMail,
    ],
    limits: member(120, minute),
  },
  members: { endpoints: [listMembers, listNamed], limits: member(120, minute) },
  search: { endpoints: [searchMessages], limits: member(60, minute) },
  'reading-files': {
    endpoints: [get(attachmentPath(':id')), get('/api/community/avatars/:file{[0-9a-f-]{36}\\.webp}')],
    limits: memberHere(3_000, minute),
  },
  // One key for a cellar hand's texts by form: a herd of readings while somebody types, and what is stored.
  'cellar-readings': { endpoints: [lots.readCellarMessage], limits: memberHere(240, minute) },
  'cellar-messages': { endpoints: [lots.sendCellarMessage], limits: memberHere(60, minute) },
  'cellar-entries': {
    endpoints: [lots.addEntry, lots.correctEntry, lots.dismissQuestion],
    limits: memberHere(120, minute),
  },
  wineries: {
    endpoints: [lots.makeWinery, lots.changeWinery, lots.changeSetup, lots.deleteWinery],
    limits: member(120, hour),
  },
  'winery-exchange': {
    endpoints: [
      exchange.makeToken,
      exchange.revokeToken,
      exchange.importEntries,
      get(exchange.wineryExportPath),
    ],
    limits: member(60, hour),
  },
  // A key has no member: what comes by one is counted for the network that it comes from.
  'winery-tables': {
    endpoints: [get(exchange.entriesCsvPath), get(exchange.workbookPath), get(exchange.feedPath)],
    limits: [ofNetwork(120, minute)],
  },
  // Each works the whole book out, by session or by key.
  'winery-views': {
    endpoints: bookViews,
    limits: [ofNetwork(240, minute)],
  },
  'cellar-texts': { endpoints: [post(lots.twilioPath)], limits: [ofNetwork(3_000, minute)] },
  'winery-people': {
    endpoints: [
      lots.invitePerson,
      lots.renewInvitation,
      lots.changePerson,
      lots.joinWinery,
      history.askToLeave,
      history.refuseToLeave,
      history.restoreWineryAct,
    ],
    limits: member(120, hour),
  },
  'contact-token': { endpoints: [getContactToken], limits: [ofNetwork(60, minute)] },
  'contact-form': {
    endpoints: [post('/contact'), post(emailService.sendPath), post(emailService.sendFormPath)],
    limits: [ofNetwork(60, minute)],
  },
  /** What members may read and no other rule names. */
  reading: { endpoints: [], limits: memberHere(600, minute) },
  /** What changes something and no other rule names. */
  changes: { endpoints: [], limits: memberHere(60, minute) },
} as const satisfies Record<string, EndpointRule>;

/** Counted by whoever does it, since it is known later what is to be counted, or for whom. */
export const actionRules = {
  /** Texts of a winery that a language model is asked about; the winery stands for the member. */
  'second-opinion': [rule('member', 200, 24 * hour)],
  /** Of somebody who has a session: a changed password or address. */
  'wrong-password': [rule('email', 10, 15 * minute)],
  /** Of somebody with a session, to prove once more that it is them. */
  'wrong-proof': [rule('member', 10, 15 * minute)],
  /** Six digits could be tried out. */
  'wrong-code': [rule('member', 5, 15 * minute)],
  /** Failures from a browser that has signed in before; a success forgets them. */
  'sign-in-of-device': [rule('device', 10, 15 * minute)],
  /** Failures from any other; a success forgets them. */
  'sign-in-of-stranger': [rule('email and network', 10, 15 * minute)],
  /** The same failures of many networks, and at many addresses: they slow strangers only, and nothing forgets them. */
  'sign-ins-of-strangers': [rule('email', 100, hour), network(100, hour), rule('wider network', 300, hour)],
  /** Judging a password takes a while. */
  'new-password': [network(20, minute)],
  /** Mails that somebody without a session can have sent to an address. */
  'account-mail': [
    rule('email and network', 6, hour),
    network(60, hour),
    rule('wider network', 300, hour),
    // Ten networks' worth: what one of them asks for leaves the owner theirs.
    rule('email', 60, hour),
    everybody(2_000, hour),
  ],
  /** Others who are told that a member named or answered them; a message beyond it tells nobody. */
  notifying: [{ ...rule('member', serverLimits.notificationsPerHour, hour), here: true }],
  /** Texts from one number; the number stands where an address does. */
  texts: [rule('email', 60, minute)],
  /** Of a number that is not known yet: its texts are tries at a code. */
  'texted-code': [rule('email', 10, hour), rule('email', 30, day)],
  /** All tries of a member at a code of a winery. */
  'winery-code': [rule('member', 10, hour)],
  /**
   * Those that were wrong, since codes are looked up among all wineries: many members guess no faster than a few. A texted one is
   * looked up for its number alone.
   */
  'wrong-winery-codes': [network(60, hour), rule('wider network', 300, hour), everybody(1_000, hour)],
  'file-kilobytes': [rule('member', serverLimits.attachmentBytesPerDay / 1_024, day)],
  contact: [
    network(serverLimits.contactPerNetwork, hour),
    rule('email', serverLimits.contactPerAddress, hour),
    everybody(200, hour),
  ],
} as const satisfies Record<string, readonly Rule[]>;

export type EndpointRuleName = keyof typeof endpointRules;
export type ActionRuleName = keyof typeof actionRules;

const byEndpoint = new Map<string, EndpointRuleName>(
  Object.entries(endpointRules as Record<EndpointRuleName, EndpointRule>).flatMap(([name, { endpoints }]) =>
    endpoints.map(({ method, path }) => [`${method} ${path}`, name as EndpointRuleName] as const),
  ),
);

/** Which rule counts an endpoint. Whatever changes something has one, and whatever only members may read. */
export function ruleOfEndpoint(method: string, path: string): EndpointRuleName | undefined {
  const named = byEndpoint.get(`${method} ${path}`);
  if (named) return named;
  if (method !== 'GET') return 'changes';
  return path.startsWith('/api/community/') || path.startsWith('/api/lots/') ? 'reading' : undefined;
}
