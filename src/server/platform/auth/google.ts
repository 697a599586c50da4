/** Google's side of signing in with Google: where to redirect the user, and who came back. */

import { createAuthorizationURL, validateAuthorizationCode } from "better-auth/oauth2";
import { z } from "zod";

type Options = {
  clientId: string;
  clientSecret: string;
  publicUrl: string;
  endpoints?: typeof GOOGLE;
};

export type GoogleClient = ReturnType<typeof createGoogleClient>;

const GOOGLE = {
  authorization: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  userInfo: "https://openidconnect.googleapis.com/v1/userinfo",
};

const ANSWER_MS = 10_000;

/** What Google says about a person; an address that Google has not verified proves no ownership. */
const personSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]),
  name: z.string().max(200).default(""),
});

export function createGoogleClient({
  clientId,
  clientSecret,
  publicUrl,
  endpoints = GOOGLE,
}: Options) {
  const options = { clientId, clientSecret };
  const redirectURI = new URL("/api/auth/callback/google", publicUrl).href;
  return {
    authorizationUrl: (state: string, codeVerifier: string): Promise<URL> =>
      createAuthorizationURL({
        id: "google",
        options,
        authorizationEndpoint: endpoints.authorization,
        redirectURI,
        state,
        codeVerifier,
        scopes: ["openid", "email", "profile"],
        prompt: "select_account",
      }),

    async personFrom(code: string, codeVerifier: string) {
      const tokens = await validateAuthorizationCode({
        code,
        codeVerifier,
        redirectURI,
        options,
        tokenEndpoint: endpoints.token,
      });
      const response = await fetch(endpoints.userInfo, {
        headers: { authorization: `Bearer ${tokens.accessToken}` },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const { sub, email, email_verified, name } = personSchema.parse(await response.json());
      return { id: sub, email: email.toLowerCase(), isProved: email_verified, name };
    },
  };
}
