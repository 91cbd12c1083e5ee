import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `charSet`, `<br/>` and `hidden=""`; HTML takes them all.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Every file comes from the page's own origin, under a hash of its content.
    'require-sri': 'off',
  },
});

export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}
