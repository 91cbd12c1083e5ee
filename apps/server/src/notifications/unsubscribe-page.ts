import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { policyOfWritten } from '../platform/http/content-security-policies.ts';
import { pageStyle } from './page-style.ts';
import type { StoppedMail } from './unsubscribe-token.ts';

const again = 'on again in <a href="/plastic-grapes/profile">your profile</a>, under Notifications';

const texts: Record<StoppedMail, { asking: string; stopped: string }> = {
  mail: {
    asking: `<h1>Stop emails about notifications?</h1>
<p>What others write to you will be waiting in Plastic Grapes, and your account stays as it is.</p>
<form method="post"><button>Stop these emails</button></form>`,
    stopped: `<h1>No more emails about notifications</h1>
<p>If you miss them, switch them ${again}.</p>`,
  },
  digest: {
    asking: `<h1>Stop the weekly digest?</h1>
<p>Plastic Grapes will not send it to you anymore, and your account stays as it is.</p>
<form method="post"><button>Stop the digest</button></form>`,
    stopped: `<h1>No more weekly digest</h1>
<p>If you miss it, switch it ${again}.</p>`,
  },
};

const incomplete = `<h1>This link is incomplete</h1>
<p>An email program may have cut it short. Use the whole link from the email, or switch emails off in <a href="/plastic-grapes/profile">your profile</a>, under Notifications.</p>`;

export function unsubscribePages(displayFont: string | undefined) {
  const style = pageStyle(displayFont);
  const policy = policyOfWritten(createHash('sha256').update(style).digest('base64'));
  return (context: Context, what: StoppedMail | undefined, state: 'asking' | 'stopped') =>
    context.html(documentOf(style, what ? texts[what][state] : incomplete), what ? 200 : 404, {
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
}

function documentOf(style: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Emails from Plastic Grapes</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<p><a href="/"><img src="/favicon.svg" alt="" width="28" height="28">Orbit &amp; Vine</a></p>
${content}
</main>
</body>
</html>
`;
}
