const workers = ['/sw.js', '/guides-sw.js', '/lots-sw.js', '/wset-sw.js', '/push.js'] as const;
export type WorkerPath = (typeof workers)[number];

/** Not yet among TypeScript's types of the browser. */
interface ScriptPolicies {
  createPolicy(name: string, rules: Rules): Rules;
}
interface Rules {
  createScriptURL(url: string): string;
}

const rules: Rules = {
  createScriptURL(url) {
    if (!workers.some((path) => path === url)) throw new TypeError(`${url} is not a worker.`);
    return url;
  },
};

let policy: Rules | undefined;

/** The page's policy accepts script addresses from this rule only, and the rule accepts only these files. */
export function workerAddress(path: WorkerPath): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  policy ??= trustedTypes?.createPolicy('sw', rules) ?? rules;
  return policy.createScriptURL(path);
}
