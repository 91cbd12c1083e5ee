import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `charSet`, `<br/>`, and `hidden=""`, which HTML allows.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // All files are same-origin, and named by a hash of their content.
    'require-sri': 'off',
  },
});

export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
    ),
    ...drawnInParts(html),
  ];
}

/** Without `rel="expect"`, a slow phone draws a partial page, and moves it as the rest arrives. */
function drawnInParts(html: string): string[] {
  const waits = Array.from(html.matchAll(/<link rel="expect" href="#([^"]+)" blocking="render"/g));
  const [id] = waits.map(([, name]) => name);
  return waits.length === 1 && html.includes(` id="${id}"`) ? [] : ['it may be drawn in parts'];
}
