import {
  confirmEmail,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
  signUp,
} from '@orbit-vine/contract/accounts.ts';
import * as appeals from '@orbit-vine/contract/appeals.ts';
import { attachmentPath, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { changeChannel, makeChannel, orderChannels } from '@orbit-vine/contract/channel-administration.ts';
import { markRead, setChannelLevel, starChannel } from '@orbit-vine/contract/channels.ts';
import { emailService, getContactToken } from '@orbit-vine/contract/contact.ts';
import * as conversations from '@orbit-vine/contract/conversations.ts';
import type { Method } from '@orbit-vine/contract/endpoint.ts';
import * as groups from '@orbit-vine/contract/groups.ts';
import { withdrawHeldMessage } from '@orbit-vine/contract/held-messages.ts';
import { addHeldTerm, removeHeldTerm } from '@orbit-vine/contract/held-terms.ts';
import { readNotice, readNotices } from '@orbit-vine/contract/inbox.ts';
import { deleteInquiry, retryMail, setInquiryState } from '@orbit-vine/contract/inquiries.ts';
import * as lots from '@orbit-vine/contract/lots-endpoints.ts';
import * as exchange from '@orbit-vine/contract/lots-exchange.ts';
import * as history from '@orbit-vine/contract/lots-history.ts';
import { bookViews } from '@orbit-vine/contract/lots-views.ts';
import { countMembers, listMembers } from '@orbit-vine/contract/members.ts';
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
import { blockMember, heedMember, ignoreMember, listNamed } from '@orbit-vine/contract/other-members.ts';
import * as own from '@orbit-vine/contract/own-account.ts';
import * as passkeys from '@orbit-vine/contract/passkeys.ts';
import * as claims from '@orbit-vine/contract/report-claims.ts';
import * as saved from '@orbit-vine/contract/saved-messages.ts';
import { searchMessages } from '@orbit-vine/contract/search.ts';
import * as secondFactor from '@orbit-vine/contract/second-factor.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { getSession, signOut } from '@orbit-vine/contract/session.ts';
import * as notes from '@orbit-vine/contract/staff-notes.ts';
import { markThreadRead, setThreadState } from '@orbit-vine/contract/threads.ts';
import { changeWelcome } from '@orbit-vine/contract/welcome.ts';
import {
  day,
  everyone,
  hour,
  member,
  memberPerServer,
  minute,
  network,
  networkPerServer,
  type Rule,
  rule,
  tenSeconds,
} from './rule.ts';

interface EndpointRule {
  endpoints: readonly { method: Method; path: string }[];
  limits: readonly Rule[];
}

const get = (path: string) => ({ method: 'GET', path }) as const;
const post = (path: string) => ({ method: 'POST', path }) as const;

/**
 * With `actionRules`, all rate limits. `docs/limits.md` is generated from them and names the few limits counted
 * elsewhere: messages, frames and sockets, names, codes, and mails. These count before any other work for a request:
 * by network first, by member once the session is read.
 */
export const endpointRules = {
  'sign-up': {
    endpoints: [signUp],
    limits: [network(3, tenSeconds), network(60, hour), everyone(600, hour)],
  },
  // For floods only: failures are counted separately, and a class may sign in at the same time.
  'sign-in': { endpoints: [signIn], limits: [network(60, minute)] },
  'sign-in-by-passkey': { endpoints: [passkeys.signInByPasskey], limits: [network(10, tenSeconds)] },
  'sign-out': { endpoints: [signOut], limits: [networkPerServer(100, tenSeconds)] },
  session: { endpoints: [getSession], limits: [networkPerServer(1_200, minute)] },
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
    limits: [networkPerServer(60, minute)],
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
  welcome: { endpoints: [changeWelcome], limits: member(60, hour) },
  notifications: {
    endpoints: [changeNotifications, subscribeBrowser, unsubscribeBrowser],
    limits: member(60, hour),
  },
  unsubscribe: { endpoints: [post(unsubscribeLink.path)], limits: [networkPerServer(60, minute)] },
  // `messages/send-limits.ts` counts stored messages; this also counts repeats, which are free there.
  sending: { endpoints: [messages.sendMessage], limits: memberPerServer(300, minute) },
  editing: { endpoints: [changes.editMessage], limits: member(serverLimits.editsPerMinute, minute) },
  deleting: { endpoints: [changes.deleteMessage, withdrawHeldMessage], limits: member(60, minute) },
  pins: {
    endpoints: [changes.pinMessage, changes.unpinMessage, changes.closeMessage, changes.moveMessage],
    limits: member(30, minute),
  },
  reactions: {
    endpoints: [messages.addReaction, messages.removeReaction, changes.voteInPoll],
    limits: member(60, minute),
  },
  files: { endpoints: [uploadAttachment], limits: member(serverLimits.attachmentsPerHour, hour) },
  'read-marks': {
    endpoints: [
      markRead,
      setChannelLevel,
      starChannel,
      readNotice,
      readNotices,
      setThreadState,
      markThreadRead,
    ],
    limits: memberPerServer(300, minute),
  },
  saving: { endpoints: [saved.saveMessage, saved.unsaveMessage], limits: member(60, minute) },
  ignoring: { endpoints: [ignoreMember, heedMember, blockMember], limits: member(60, minute) },
  conversations: {
    endpoints: [conversations.startConversation, groups.makeGroup, groups.inviteToGroup, groups.joinGroup],
    limits: member(60, hour),
  },
  groups: {
    endpoints: [
      ...[conversations.answerRequest, conversations.changeReachable],
      ...[groups.changeGroup, groups.leaveGroup, groups.revokeInvitation, groups.readInvitation],
    ],
    limits: member(60, minute),
  },
  reports: { endpoints: [moderation.reportMessage, appeals.appealSanction], limits: member(20, hour) },
  suspensions: {
    endpoints: [appeals.getOwnSuspension, appeals.appealSuspension],
    limits: [network(60, minute)],
  },
  moderation: {
    endpoints: [
      moderation.decideReports,
      moderation.decideHeldMessage,
      ...[addHeldTerm, removeHeldTerm],
      moderation.applySanction,
      moderation.liftSanction,
      moderation.restoreMessage,
      appeals.decideAppeal,
      ...[claims.claimReports, claims.releaseReports],
      ...[notes.addMemberNote, notes.addReportNote, notes.deleteStaffNote],
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
  members: { endpoints: [listMembers, countMembers, listNamed], limits: member(120, minute) },
  search: { endpoints: [searchMessages], limits: member(60, minute) },
  'reading-files': {
    endpoints: [get(attachmentPath(':id')), get('/api/community/avatars/:file{[0-9a-f-]{36}\\.webp}')],
    limits: memberPerServer(3_000, minute),
  },
  // Typing into the form sends many readings, and few messages.
  'cellar-readings': { endpoints: [lots.readCellarMessage], limits: memberPerServer(240, minute) },
  'cellar-messages': { endpoints: [lots.sendCellarMessage], limits: memberPerServer(60, minute) },
  'cellar-entries': {
    endpoints: [lots.addEntry, lots.correctEntry, lots.dismissQuestion],
    limits: memberPerServer(120, minute),
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
  // A key belongs to no member, so its requests count by network.
  'winery-tables': {
    endpoints: [get(exchange.entriesCsvPath), get(exchange.workbookPath), get(exchange.feedPath)],
    limits: [networkPerServer(120, minute)],
  },
  // Each request, by session or key, computes the whole book.
  'winery-views': {
    endpoints: bookViews,
    limits: [networkPerServer(240, minute)],
  },
  'cellar-texts': { endpoints: [post(lots.twilioPath)], limits: [networkPerServer(3_000, minute)] },
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
  'contact-token': { endpoints: [getContactToken], limits: [networkPerServer(60, minute)] },
  'contact-form': {
    endpoints: [post('/contact'), post(emailService.sendPath), post(emailService.sendFormPath)],
    limits: [networkPerServer(60, minute)],
  },
  reading: { endpoints: [], limits: memberPerServer(600, minute) },
  changes: { endpoints: [], limits: memberPerServer(60, minute) },
} as const satisfies Record<string, EndpointRule>;

/** Counted by the code of the action, since only that knows the caller or the amount. */
export const actionRules = {
  'second-opinion': [rule('member', 200, 24 * hour)],
  'wrong-password': [rule('email', 10, 15 * minute)],
  'wrong-proof': [rule('member', 10, 15 * minute)],
  'wrong-code': [rule('member', 5, 15 * minute)],
  /** Failures from a browser that has signed in before; a success resets them. */
  'sign-in-of-device': [rule('device', 10, 15 * minute)],
  'sign-in-of-stranger': [rule('email and network', 10, 15 * minute)],
  /** The same failures over all networks and addresses. They slow unknown browsers only, and are never reset. */
  'sign-ins-of-strangers': [rule('email', 100, hour), network(100, hour), rule('wider network', 300, hour)],
  'new-password': [network(20, minute)],
  'account-mail': [
    rule('email and network', 6, hour),
    network(60, hour),
    rule('wider network', 300, hour),
    // Ten times a network's share, so that one network's requests leave the owner some.
    rule('email', 60, hour),
    everyone(2_000, hour),
  ],
  /** Members notified of a mention or reply; a message beyond the limit notifies no one. */
  notifying: [{ ...rule('member', serverLimits.notificationsPerHour, hour), perServer: true }],
  texts: [rule('email', 60, minute)],
  'texted-code': [rule('email', 10, hour), rule('email', 30, day)],
  'winery-code': [rule('member', 10, hour)],
  /**
   * Wrong codes only. Codes are looked up among all wineries, so many members must not guess faster than a few. A
   * texted code is looked up for its number only.
   */
  'wrong-winery-codes': [network(60, hour), rule('wider network', 300, hour), everyone(1_000, hour)],
  'file-kilobytes': [rule('member', serverLimits.attachmentBytesPerDay / 1_024, day)],
  contact: [
    network(serverLimits.contactPerNetwork, hour),
    rule('email', serverLimits.contactPerAddress, hour),
    everyone(200, hour),
  ],
} as const satisfies Record<string, readonly Rule[]>;

export type EndpointRuleName = keyof typeof endpointRules;
export type ActionRuleName = keyof typeof actionRules;

const byEndpoint = new Map<string, EndpointRuleName>(
  Object.entries(endpointRules as Record<EndpointRuleName, EndpointRule>).flatMap(([name, { endpoints }]) =>
    endpoints.map(({ method, path }) => [`${method} ${path}`, name as EndpointRuleName] as const),
  ),
);

export function ruleOfEndpoint(method: string, path: string): EndpointRuleName | undefined {
  const named = byEndpoint.get(`${method} ${path}`);
  if (named) return named;
  if (method !== 'GET') return 'changes';
  return path.startsWith('/api/community/') || path.startsWith('/api/lots/') ? 'reading' : undefined;
}
