/** Accounts and sessions, by better-auth; the limits and absolute expiry it lacks are added around it. */

import { createHmac } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { bearer } from "better-auth/plugins";
import {
  isSessionOver,
  PERSON_SESSION,
  sessionEnd,
  sessionLifetime,
} from "#domain/accounts/session.ts";
import type { Actor, User } from "#domain/shared/actor.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import type { Role } from "#domain/shared/roles.ts";
import type { Db } from "#server/platform/db/client.ts";
import { accounts, sessions, users, verifications } from "#server/platform/db/schema/accounts.ts";
import { findActor, updateSessionUsed } from "./actors.ts";
import { withHashedTokens } from "./hashed-tokens.ts";

type Options = { db: Db; secret: string; publicUrl: string; now?: () => Date };

type Session = {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  impersonatedBy?: string | null | undefined;
};

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, secret, publicUrl, now = () => new Date() }: Options) {
  const isSecure = publicUrl.startsWith("https:");
  const cookieName = isSecure ? "__Host-session" : "session";
  const auth = betterAuth({
    database: withHashedTokens(
      drizzleAdapter(db, {
        provider: "pg",
        schema: { user: users, session: sessions, account: accounts, verification: verifications },
      }),
    ),
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10 },
    // The longest lifetime of any session; shorter ones, by role, are enforced below.
    session: {
      expiresIn: PERSON_SESSION.longestSeconds,
      additionalFields: { impersonatedBy: { type: "string", required: false, input: false } },
    },
    plugins: [bearer()],
    // better-auth's prefix promises less than "__Host-", which also ties the cookie to this host and path.
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName, attributes: { secure: isSecure } } },
    },
    // We count with our own limits, which several nodes share and no forged header escapes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Failures reach our own log through the errors they throw.
    logger: { disabled: true },
  });

  return {
    async hashPassword(password: string): Promise<string> {
      const { password: passwords } = await auth.$context;
      return passwords.hash(password);
    },

    /** Takes as long for a missing account, so that timing does not reveal which ones exist. */
    async isPassword(password: string, hash: string | undefined): Promise<boolean> {
      const { password: passwords } = await auth.$context;
      const isRight = await passwords.verify({ password, hash: hash ?? NOBODYS_HASH });
      return isRight && hash !== undefined;
    },

    /** The session cookie: the token, signed the way better-auth reads it, and inaccessible to scripts. */
    sessionCookie(token: string, seconds: number = PERSON_SESSION.longestSeconds): string {
      const signature = createHmac("sha256", secret).update(token).digest("base64");
      const value = encodeURIComponent(`${token}.${signature}`);
      return cookieText(cookieName, value, { seconds, publicUrl });
    },

    endedSessionCookie: cookieText(cookieName, "", { seconds: 0, publicUrl }),

    /** Encrypts what must be readable again, unlike a password: only holders of the secret can read it. */
    seal: (text: string): Promise<string> => symmetricEncrypt({ key: secret, data: text }),
    /** Undefined if it was tampered with, or sealed before the secret was changed. */
    unseal: (sealed: string): Promise<string | undefined> =>
      symmetricDecrypt({ key: secret, data: sealed }).catch(() => undefined),

    /** The user who sent the request; null without a session, or with one that has ended. */
    async authenticate({ headers }: Request): Promise<Actor> {
      if (!headers.has("authorization") && !headers.get("cookie")?.includes("session")) return null;
      // better-auth knows one lifetime for all, and would make an admin's session as long as any other.
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (!found) return null;
      const actor = await findActor(db, found.user.id, now());
      return actor && through(found.session, actor);
    },
  };

  async function through(session: Session, actor: User): Promise<Actor> {
    const { id: sessionId, impersonatedBy: viewedBy } = session;
    if (!viewedBy) return (await isUsable(session, actor.role)) ? { ...actor, sessionId } : null;
    // A view-as session ends at a fixed time, however much it is used, or when the viewer is no longer admin.
    const viewer = await findActor(db, viewedBy, now());
    return viewer?.role === "admin" ? { ...actor, sessionId, viewedBy } : null;
  }

  async function isUsable(session: Session, role: Role): Promise<boolean> {
    const life = sessionLifetime(role);
    if (isSessionOver(session, life, now())) return false;
    if (now().getTime() - session.updatedAt.getTime() > USE_NOTED_EVERY_MS) {
      await updateSessionUsed(db, session.id, now(), sessionEnd(session, life, now()));
    }
    return true;
  }
}

/** Use extends a session, but is recorded at most this often. */
const USE_NOTED_EVERY_MS = 60_000;

/** A scrypt hash that matches no known password, in better-auth's format. */
const NOBODYS_HASH = `${"0".repeat(32)}:${"0".repeat(128)}`;
