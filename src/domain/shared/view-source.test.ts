import { expect, test } from "vitest";
import { isRobot, sourceOf } from "./view-source.ts";

const HERE = "https://aangan.example";

test.each([
  ["", "direct"],
  [undefined, "direct"],
  ["not an address", "direct"],
  ["https://aangan.example/buy", "direct"],
  ["https://www.google.co.in/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://l.facebook.com/l.php?u=1", "social"],
  ["https://wa.me/919876543210", "social"],
  ["android-app://com.whatsapp/", "social"],
  ["https://google.com.evil.example/", "other"],
  ["https://notgoogle.com/", "other"],
  ["https://a-blog.example/post", "other"],
])("a visit from %s is %s", (referrer, source) => {
  expect(sourceOf(referrer, HERE)).toBe(source);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["WhatsApp/2.23 preview", true],
  ["curl/8.5.0", true],
  ["", true],
  [undefined, true],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131 Mobile Safari", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Safari/604.1", false],
  ["Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) Chrome/131 Mobile", false],
])("%s is a robot: %s", (userAgent, is) => {
  expect(isRobot(userAgent)).toBe(is);
});
