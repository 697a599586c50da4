/**
 * Words travel with the pages that say them. Each part of the site has a catalogue of its own, which the
 * routes below ask for with `needWords`; what no part claims is in the catalogue `site`, which every page has.
 */
export const WORDS_OF_PARTS = {
  accounts: ["features/accounts/**", "routes/{auth*,phone-auth,google-auth,dashboard,profile}.tsx"],
  admin: [
    "features/admin/**",
    "facts/**",
    "photos/**",
    "routes/admin*",
    "{facing,requirement,desk}-labels.ts",
    "lead-{contact-buttons,timeline}.tsx",
    "held-rows.ts",
  ],
  affiliate: ["features/affiliate/**", "routes/affiliate-*"],
  agents: ["features/agents/**", "routes/agent*"],
  ask: ["features/inquiries/**", "routes/{ask,company-ask}.tsx"],
  buyer: [
    "features/buyer/**",
    "features/saved/home-row.tsx",
    "routes/{buyer-*,alerts-unsubscribe,company-review}.tsx",
  ],
  companies: [
    "routes/compan{ies,y,y-properties}.tsx",
    "company-properties-list.tsx",
    "features/companies/review-list.tsx",
  ],
  desk: [
    "features/{leads,company,analytics}/**",
    "routes/company-{dashboard,leads,lead,analytics,profile}.tsx",
    "routes/{seller-inquiries,seller-inquiry,join}.tsx",
    "desk-labels.ts",
    "lead-{contact-buttons,timeline}.tsx",
    "layout/{company,seller}-frame.tsx",
  ],
  desks: ["features/desks/**"],
  doors: ["layout/wrong-desk.tsx"],
  filters: [
    "features/results/form/**",
    "features/results/{chips,insights,labels,menus,near-by,nothing-found,relaxation-name,words}.*",
    "{results-filters,results-line,search-form,search-line-box}.tsx",
  ],
  home: ["features/home/**", "routes/home.tsx", "search-line-box.tsx"],
  kept: ["features/{saved,compare}/**", "routes/{saved,compare}.tsx"],
  landing: ["features/landing/**", "routes/landing.tsx"],
  legal: ["features/legal/**", "routes/{terms,privacy,grievance,sitemap}.tsx"],
  listing: [
    "features/listing/{editor,own}/**",
    "facts/**",
    "photos/**",
    "{listing-preview,listing-editor-page}.tsx",
    "facing-labels.ts",
    "routes/{company-listing*,seller-listing*,seller-profile}.tsx",
    "layout/{company,seller}-frame.tsx",
  ],
  map: [
    "features/map/{results-map,place-map,frame,ground,tile-ground,home-popup,marker-layer}.tsx",
  ],
  newsletter: ["routes/newsletter-*", "features/newsletter/notice-page.tsx"],
  offline: ["features/offline/**", "routes/offline.tsx"],
  privacy: ["features/privacy/**", "routes/privacy-me.tsx", "held-rows.ts"],
  property: [
    "features/properties/{area-block,contact-box,cost-*,gallery*,how-computed,loan-terms,move-in,picture-name}.*",
    "features/properties/{property-details,property-facts,purchase-planner,rera-note,area-words}.*",
    "features/map/property-map.tsx",
    "features/reports/**",
    "facing-labels.ts",
    "routes/{property,property-pictures,report}.tsx",
  ],
  requirement: [
    "features/requirements/{requirement-*,sent-notice,submit}.*",
    "requirement-labels.ts",
    "routes/requirement-sent.tsx",
  ],
  results: [
    "features/results/{list-notices,long-list,tiles,toolbar}.*",
    "features/map/map-panel.tsx",
    "{results-page,results-error,results-words,search-page}.*",
    "routes/{buy,rent,commercial,land,search}.tsx",
  ],
  sell: [
    "features/listing/own/confirm-button.tsx",
    "features/listing/sell/**",
    "photos/**",
    "routes/{sell,sell-status}.tsx",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof WORDS_OF_PARTS | "site";
