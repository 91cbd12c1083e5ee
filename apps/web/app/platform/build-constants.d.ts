/** Replaced by Vite; see `environment.ts`. */
declare const __PUBLIC_URL__: string;
declare const __SITE_EMAIL__: string;
declare const __EXTERNAL_LINKS__: Record<string, string>;
declare const __EMAIL_ACCOUNT__: { host?: string; publicKey: string; serviceId: string; templateId: string };
