import { describe, expect } from "vitest";
import { createAuth } from "#server/platform/auth/auth.ts";
import { totpAt } from "#server/platform/auth/totp.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { PUBLIC_URL } from "#test/app.ts";
import { type Answer, PASSWORD, signIn, test } from "#test/sign-in.ts";

describe("a second factor", () => {
  const json = (token: string | undefined, method: string, body: object): RequestInit => ({
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  test("is set up with the app, asked for at sign-in, and each code opens once", async ({
    open,
    db,
  }) => {
    let time = Date.now();
    const { api } = open({ now: () => new Date(time) });
    const { token } = await signIn(api, {});
    const call = async (method: string, path: string, body: object) => {
      const response = await api.request(`/api/admin/${path}`, json(token, method, body));
      return { status: response.status, ...((await response.json()) as Answer) };
    };

    expect((await call("POST", "two-factor", { password: "wrong" })).status).toBe(422);
    const started = await call("POST", "two-factor", { password: PASSWORD });
    const secret = String(started.data.secret);
    expect(started.data.uri).toMatch(/^otpauth:\/\/totp\/Aangan:boss%40aangan\.example\?secret=/);
    expect((await signIn(api, {})).status).toBe(200);
    expect((await call("POST", "two-factor/confirm", { code: "000000" })).status).toBe(422);
    const code = totpAt(secret, new Date(time));
    const confirmed = await call("POST", "two-factor/confirm", { code });
    const recovery = confirmed.data.recoveryCodes as string[];
    expect(recovery).toHaveLength(10);

    const asked = await signIn(api, {});
    expect(asked).toMatchObject({ status: 401, twoFactor: true });
    expect(await signIn(api, { code })).toMatchObject({ status: 401, twoFactor: true });
    time += 30_000;
    const next = totpAt(secret, new Date(time));
    expect((await signIn(api, { code: next })).status).toBe(200);
    expect((await signIn(api, { code: next })).status).toBe(401);
    expect((await signIn(api, { code: recovery[0]?.toUpperCase() })).status).toBe(200);
    expect((await signIn(api, { code: recovery[0] })).status).toBe(401);
    expect((await signIn(api, { password: "wrong", code: recovery[1] })).twoFactor).toBeUndefined();

    time += 30_000;
    const stop = { password: PASSWORD, code: totpAt(secret, new Date(time)) };
    expect((await call("DELETE", "two-factor", { ...stop, code: "000000" })).status).toBe(422);
    expect((await call("DELETE", "two-factor", stop)).status).toBe(200);
    expect((await signIn(api, {})).status).toBe(200);
    const everything = JSON.stringify(await db.select().from(auditLog));
    expect(everything).not.toContain(secret);
    expect(everything).toContain("twoFactorEnabled");
  });

  test("says in words that its codes cannot be checked once the site's secret is another", async ({
    api,
    open,
    app,
    db,
    boss,
  }) => {
    const { token } = await signIn(api, {});
    const actor = { userId: boss, role: "admin" as const, companyId: null };
    const { secret } = await app.accounts.startTwoFactor(actor, PASSWORD);
    const code = totpAt(secret, new Date());
    const confirmed = await api.request(
      "/api/admin/two-factor/confirm",
      json(token, "POST", { code }),
    );
    const { data } = (await confirmed.json()) as { data: { recoveryCodes: string[] } };
    const other = "another secret of at least thirty-two characters";
    const auth = createAuth({ db, secret: other, publicUrl: PUBLIC_URL });
    const { api: changed } = open({ auth, secret: other });

    const refused = await signIn(changed, { code: totpAt(secret, new Date(Date.now() + 30_000)) });
    const recovered = await signIn(changed, { code: data.recoveryCodes[0] });

    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining("recovery") });
    expect(recovered.status).toBe(200);
  });

  test("cannot be guessed: five codes, then a wait", async ({ api, app, boss }) => {
    const { token } = await signIn(api, {});
    const actor = { userId: boss, role: "admin" as const, companyId: null };
    const { secret } = await app.accounts.startTwoFactor(actor, PASSWORD);
    const code = totpAt(secret, new Date());
    await api.request("/api/admin/two-factor/confirm", json(token, "POST", { code }));

    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await signIn(api, { code: `00000${count}` })).status);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});
