const workerPath = '/sw.js';

/** Not yet among TypeScript's types of the browser. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** The page's policy lets scripts be named by this one rule only, and the rule names a single file. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  const rules = {
    createScriptURL(url: string) {
      if (url !== workerPath) throw new TypeError(`${url} is not the worker.`);
      return url;
    },
  };
  return (trustedTypes?.createPolicy('sw', rules) ?? rules).createScriptURL(workerPath);
}

let asked = false;

/** Once the page has all that it needs itself, the rest is fetched for a day without a network. */
export function keepForOffline(): void {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  const register = () => {
    // Refused in private windows of some browsers; the calculators then work as long as the network does.
    navigator.serviceWorker.register(workerAddress(), { scope: '/tools' }).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
