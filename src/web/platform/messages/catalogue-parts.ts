/**
 * Messages are loaded with the pages that use them. Each part of the site has its own catalogue, which the
 * routes below request with `needMessages`; all other messages are in the catalogue `site`, which every page
 * has.
 */
export const CATALOGUE_PARTS = {
  accounts: [
    "features/accounts/*",
    "routes/account/{auth*,phone-auth,google-auth,dashboard,profile}.tsx",
  ],
  admin: [
    "features/*/admin/**",
    "features/listings/read-line.tsx",
    "platform/{admin,pictures}/**",
    "platform/labels/{field,facing,requirement,dashboard}-labels.ts",
    "features/leads/lead-{contact-buttons,timeline}.tsx",
    "platform/personal-data-rows.ts",
    "routes/admin/**",
  ],
  affiliate: ["features/affiliates/*", "routes/affiliate/*"],
  agents: ["features/agents/*", "routes/public/agent*"],
  "lead-form": [
    "features/leads/inquiry-*",
    "routes/public/{listing/ask,companies/company-ask}.tsx",
  ],
  buyer: [
    "features/saved/buyer/**",
    "features/saved/home-row.tsx",
    "routes/buyer/*",
    "routes/public/{alerts-unsubscribe,companies/company-review}.tsx",
  ],
  companies: [
    "routes/public/companies/compan{ies,y,y-properties,y-properties-list}.tsx",
    "features/companies/review-list.tsx",
  ],
  dashboard: [
    "features/leads/{lead-*,live-inbox,pace-line}.*",
    "features/companies/dashboard/**",
    "features/analytics/*",
    "routes/company/{dashboard,leads,lead,analytics,profile}.tsx",
    "routes/seller/{inquiries,inquiry}.tsx",
    "routes/account/join.tsx",
    "platform/labels/dashboard-labels.ts",
    "layout/{company,seller}-frame.tsx",
  ],
  overviews: ["features/analytics/dashboards/**"],
  "wrong-dashboard": ["layout/wrong-dashboard.tsx"],
  filters: [
    "features/search/results/form/**",
    "features/search/results/{chips,insights,labels,menus,near-by,nothing-found,relaxation-name,result-labels}.*",
    "routes/public/results/{results-filters,results-line,search-form}.tsx",
    "platform/search/search-line-box.tsx",
  ],
  home: ["features/site/home/**", "routes/public/home.tsx", "platform/search/search-line-box.tsx"],
  saved: [
    "features/saved/*",
    "features/listings/compare/**",
    "platform/labels/{field,facing}-labels.ts",
    "routes/public/{saved,compare}.tsx",
  ],
  landing: ["features/search/landing/**", "routes/public/results/landing.tsx"],
  legal: ["features/site/legal/**", "routes/public/legal/{terms,privacy,grievance,sitemap}.tsx"],
  listing: [
    "features/listings/{editor,own}/**",
    "features/listings/read-line.tsx",
    "platform/pictures/**",
    "platform/labels/{field,facing}-labels.ts",
    "routes/member/{listing-preview,listing-editor-page}.tsx",
    "routes/{company,seller}/listing*.tsx",
    "routes/seller/profile.tsx",
    "layout/{company,seller}-frame.tsx",
  ],
  map: [
    "features/search/map/{results-map,place-map,frame,ground,tile-ground,home-popup,marker-layer}.tsx",
  ],
  newsletter: ["routes/public/newsletter/*", "features/newsletter/notice-page.tsx"],
  offline: ["features/requirements/offline/**", "routes/public/offline.tsx"],
  privacy: [
    "features/privacy/*",
    "routes/public/legal/privacy-me.tsx",
    "platform/personal-data-rows.ts",
  ],
  property: [
    "features/listings/gallery/{gallery*,picture-name}.*",
    "features/listings/page/{area-block,contact-box,cost-*,how-computed,loan-terms,move-in}.*",
    "features/listings/page/{listing-details,listing-facts,purchase-planner,rera-note,area-labels}.*",
    "features/search/map/listing-map.tsx",
    "features/moderation/reports/**",
    "platform/labels/{field,facing}-labels.ts",
    "routes/public/listing/{property,property-pictures,report}.tsx",
  ],
  requirement: [
    "features/requirements/{requirement-*,sent-notice,submit}.*",
    "platform/labels/requirement-labels.ts",
    "routes/public/requirement-sent.tsx",
  ],
  results: [
    "features/search/results/{list-notices,long-list,tiles,toolbar}.*",
    "features/search/map/map-panel.tsx",
    "routes/public/results/{results-page,results-error,results-labels,search-page}.*",
    "routes/public/results/{buy,rent,commercial,land,search}.tsx",
  ],
  sell: [
    "features/listings/own/confirm-button.tsx",
    "features/listings/sell/**",
    "platform/pictures/**",
    "routes/public/{sell,sell-status}.tsx",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof CATALOGUE_PARTS | "site";
