/** Accounts and sessions, by better-auth; what it lacks for us, limits and an absolute end, is added around it. */

import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer } from "better-auth/plugins";
import { ROLES, type Role } from "#domain/account.ts";
import type { Actor } from "#domain/policy.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, sessions, users, verifications } from "#server/db/schema/accounts.ts";

type Options = { db: Db; secret: string; publicUrl: string };

const IDLE_SECONDS = 60 * 60;
const LONGEST_MS = 12 * 60 * 60 * 1000;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, secret, publicUrl }: Options) {
  const auth = betterAuth({
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10 },
    user: { additionalFields: { role: { type: "string", input: false } } },
    // A session dies after an hour without use; each use moves the hour, a minute apart at most.
    session: { expiresIn: IDLE_SECONDS, updateAge: 60 },
    plugins: [bearer()],
    // Counted by our own limits, which several nodes share and no forged header escapes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Failures reach our own log through the errors they throw.
    logger: { disabled: true },
  });

  return {
    /** A new session's token, or nothing for a wrong address or password. */
    async signIn(
      email: string,
      password: string,
    ): Promise<{ token: string; role: string } | undefined> {
      try {
        const { token, user } = await auth.api.signInEmail({ body: { email, password } });
        return { token, role: String((user as { role?: unknown }).role) };
      } catch (error) {
        if ((error as { status?: unknown }).status === "UNAUTHORIZED") return undefined;
        throw error;
      }
    },

    async signOut(headers: Headers): Promise<void> {
      await auth.api.signOut({ headers });
    },

    async hashPassword(password: string): Promise<string> {
      const { password: passwords } = await auth.$context;
      return passwords.hash(password);
    },

    /** Whoever sent the request; nobody when it carries no session, or one that has ended. */
    async authenticate({ headers }: Request): Promise<Actor> {
      if (!headers.has("authorization") && !headers.get("cookie")?.includes("session")) return null;
      const found = await auth.api.getSession({ headers });
      if (!found || Date.now() - found.session.createdAt.getTime() > LONGEST_MS) return null;
      const role = ROLES.find((known) => known === (found.user.role as Role));
      return role ? { userId: found.user.id, role, companyId: null } : null;
    },
  };
}
