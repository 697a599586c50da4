/** A page's metadata for search engines and for sharing. */

import type { MetaDescriptor } from "react-router";
import { SHARE_PICTURE, sharePictureUrl } from "#domain/pictures/picture.ts";
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  languageOf,
  localPath,
  plainPath,
} from "#domain/shared/language.ts";
import type { Site } from "#domain/site/site.ts";
import { SITE_PICTURES } from "#domain/site/site-pictures.ts";

type Page = {
  title: string;
  description: string;
  /** Uses the title as given, for pages whose browser title is prescribed. */
  isWholeTitle?: boolean;
  pictureId?: string | undefined;
  structuredData?: Record<string, unknown>[];
  isIndexed?: boolean;
  /** The page that search engines should index instead, when it has the same content. */
  canonicalPath?: string;
};

type Where = {
  location: { pathname: string; search?: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

const MAX_DESCRIPTION = 160;

export function pageMeta({ location, matches }: Where, page: Page): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [{ title: page.title }];
  const path = page.canonicalPath ?? plainPath(location.pathname);
  const language = languageOf(location.pathname);
  const url = site.publicUrl + localPath(language, path);
  const picture = site.publicUrl + sharePictureUrl(page.pictureId ?? SITE_PICTURES.hero);
  const title = page.isWholeTitle ? page.title : `${page.title} · ${site.name}`;
  const description = shorten(page.description);
  return [
    { title },
    { name: "description", content: description },
    ...(page.isIndexed === false ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(site.publicUrl, path),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: LANGUAGE_TAGS[language].replace("-", "_") },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.structuredData ?? []).map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

export function siteOf(matches: Where["matches"]): Site | undefined {
  return (matches[0]?.loaderData as { site?: Site } | undefined)?.site;
}

export function breadcrumbData(publicUrl: string, crumbs: { name: string; path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

function alternates(publicUrl: string, path: string): MetaDescriptor[] {
  const languages = LANGUAGES.map((language) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang: LANGUAGE_TAGS[language],
    href: publicUrl + localPath(language, path),
  }));
  return [
    ...languages,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: publicUrl + path },
  ];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`;
}
