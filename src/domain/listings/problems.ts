import { defineTexts } from "#domain/shared/errors.ts";

export const listingProblems = defineTexts({
  priceRangeReversed: /*i18n*/ {
    id: "listings.priceRangeReversed",
    message: "The upper price is below the lower one",
  },
  floorAboveTop: /*i18n*/ {
    id: "listings.floorAboveTop",
    message: "The floor is above the top of the building",
  },
  notASubtype: /*i18n*/ { id: "listings.notASubtype", message: "Not a kind of {type}" },
  latitudeAndLongitude: /*i18n*/ {
    id: "listings.latitudeAndLongitude",
    message: "Give latitude and longitude together",
  },
  percentOutOfRange: /*i18n*/ {
    id: "listings.percentOutOfRange",
    message: "Give a percentage between -{max} and {max}",
  },
  enterListingTitle: /*i18n*/ { id: "listings.enterListingTitle", message: "Enter a title" },
  chooseType: /*i18n*/ {
    id: "listings.chooseType",
    message: "Choose Land, House, Apartment or Commercial",
  },
  pincodeLength: /*i18n*/ { id: "listings.pincodeLength", message: "A PIN code has six digits" },
  dayOutOfRange: /*i18n*/ {
    id: "listings.dayOutOfRange",
    message: "Give a day between 1990 and 2100",
  },
  chooseListing: /*i18n*/ { id: "listings.chooseListing", message: "Choose at least one listing" },
  describeProperty: /*i18n*/ { id: "listings.describeProperty", message: "Describe the property" },
  enterPrice: /*i18n*/ {
    id: "listings.enterPrice",
    message: "Enter the price, for example 75 lakh or 1.2 crore",
  },
  enterArea: /*i18n*/ {
    id: "listings.enterArea",
    message: "Enter the area with its unit, for example 1,050 sq ft",
  },
  choosePurpose: /*i18n*/ { id: "listings.choosePurpose", message: "Choose sale or rent" },
  chooseSubtype: /*i18n*/ { id: "listings.chooseSubtype", message: "Choose what it is" },
  chooseBeds: /*i18n*/ { id: "listings.chooseBeds", message: "Choose how many bedrooms it has" },
  notVisible: /*i18n*/ {
    id: "listings.notVisible",
    message: "Only a listing that visitors can see is confirmed",
  },
  listingDecided: /*i18n*/ {
    id: "listings.listingDecided",
    kind: "CONFLICT",
    message: "This listing no longer waits for a decision",
  },
  noDraft: /*i18n*/ {
    id: "listings.noDraft",
    kind: "CONFLICT",
    message: "This listing is no draft any more",
  },
  notInState: /*i18n*/ {
    id: "listings.notInState",
    message: "The listing is no longer in that state",
  },
  pricesFixed: /*i18n*/ {
    id: "listings.pricesFixed",
    kind: "NOT_FOUND",
    message: "These prices cannot be put back any more",
  },
  badBeginning: /*i18n*/ {
    id: "listings.badBeginning",
    message: "A new listing cannot begin as this",
  },
  companyDeleted: /*i18n*/ {
    id: "listings.companyDeleted",
    kind: "CONFLICT",
    message: "Its company is deleted: restore that first",
  },
  badTransition: /*i18n*/ {
    id: "listings.badTransition",
    message: "A listing that is {from} cannot become {to}",
  },
  noSuchSubmission: /*i18n*/ {
    id: "listings.noSuchSubmission",
    kind: "NOT_FOUND",
    message: "This link does not lead to a listing",
  },
  submissionClosed: /*i18n*/ {
    id: "listings.submissionClosed",
    message: "The listing can no longer be changed this way",
  },
  enterTheLocation: /*i18n*/ { id: "listings.enterTheLocation", message: "Enter the location" },
  enterLocality: /*i18n*/ {
    id: "listings.enterLocality",
    message: "Enter the locality and city",
  },
  enterAreaFigures: /*i18n*/ {
    id: "listings.enterAreaFigures",
    message: "Enter the area in figures, for example 1,050",
  },
  checkRera: /*i18n*/ { id: "listings.checkRera", message: "Check the RERA number" },
  fieldUnreadable: /*i18n*/ { id: "listings.fieldUnreadable", message: "This cannot be read" },
  enterPriceRange: /*i18n*/ { id: "listings.enterPriceRange", message: "Enter the price range" },
  enterFeatures: /*i18n*/ { id: "listings.enterFeatures", message: "Enter the features" },
  imageNeeded: /*i18n*/ { id: "listings.imageNeeded", message: "At least 1 image is required" },
  selectCompany: /*i18n*/ { id: "listings.selectCompany", message: "Please select a company" },
  companyNotLive: /*i18n*/ {
    id: "listings.companyNotLive",
    message: "This company is not live, so its listings cannot be either",
  },
  uploadImages: /*i18n*/ {
    id: "listings.uploadImages",
    message: "Upload the images here first; pictures elsewhere are not fetched",
  },
  cityNotListed: /*i18n*/ { id: "listings.cityNotListed", message: "This city is not in our list" },
  typedPriceUnreadable: /*i18n*/ {
    id: "listings.typedPriceUnreadable",
    message:
      "This is not a price. Write one such as 75 lakh, 1.2 crore or 25,000 per month, or Price on request",
  },
  addCity: /*i18n*/ {
    id: "listings.addCity",
    message: "Add a city we know, for example Baner, Pune",
  },
  didYouMeanCity: /*i18n*/ {
    id: "listings.didYouMeanCity",
    message: "We do not know this city. Did you mean {city}?",
  },
});
