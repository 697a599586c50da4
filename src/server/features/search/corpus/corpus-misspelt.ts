/** Misspelt places and words: a typed line, and the URL that shows what it asks for (query unescaped). */

export const MISSPELT = `
2bhk wakd  =>  /buy?city=pune&locality=wakad&beds=2
3bhk banner pune  =>  /buy?city=pune&locality=baner&beds=3
flat hinjwadi  =>  /buy?type=Apartment&city=pune&locality=hinjawadi
flat hinjewadi  =>  /buy?type=Apartment&city=pune&locality=hinjawadi
2bhk koramangla  =>  /buy?city=bangalore&locality=koramangala&beds=2
3 bhk kormangala 1.5 cr  =>  /buy?city=bangalore&locality=koramangala&maxPrice=15000000&beds=3
villa whitefeild  =>  /buy?subtype=villa&city=bangalore&locality=whitefield
office in gachibouli  =>  /commercial?subtype=office&city=hyderabad&locality=gachibowli
flat in marathalli  =>  /buy?type=Apartment&city=bangalore&locality=marathahalli
2bhk indranagar  =>  /buy?city=bangalore&locality=indiranagar&beds=2
gurgoan flat  =>  /buy?type=Apartment&city=gurugram
bangalor flat  =>  /buy?type=Apartment&city=bangalore
banglore 2bhk  =>  /buy?city=bangalore&beds=2
mumbay 1bhk  =>  /buy?city=mumbai&beds=1
ahmdabad plot  =>  /land?city=ahmedabad
hydrabad villa  =>  /buy?subtype=villa&city=hyderabad
chenai flat  =>  /buy?type=Apartment&city=chennai
kolkatta flat  =>  /buy?type=Apartment&city=kolkata
lucknow gomtinagar 2bhk  =>  /buy?city=lucknow&locality=gomti-nagar&beds=2
flat kothrood  =>  /buy?type=Apartment&city=pune&locality=kothrud
viman nager 2bhk  =>  /buy?city=pune&locality=viman-nagar&beds=2
vimannagar 2bhk  =>  /buy?city=pune&locality=viman-nagar&beds=2
hauz khaas flat  =>  /buy?type=Apartment&city=delhi&locality=hauz-khas
lajpat ngr flat  =>  /buy?type=Apartment&city=delhi&locality=lajpat-nagar
chattarpur farm house  =>  /buy?subtype=farmhouse&city=delhi&locality=chhatarpur
karolbagh dukan  =>  /commercial?subtype=retail&city=delhi&locality=karol-bagh
banjarahills villa  =>  /buy?subtype=villa&city=hyderabad&locality=banjara-hills
jubli hills villa  =>  /buy?subtype=villa&city=hyderabad&locality=jubilee-hills
kukatpaly 2bhk  =>  /buy?city=hyderabad&locality=kukatpally&beds=2
sholinganalur flat  =>  /buy?type=Apartment&city=chennai&locality=sholinganallur
velacheri 2 bhk  =>  /buy?city=chennai&locality=velachery&beds=2
belandur 2bhk  =>  /buy?city=bangalore&locality=bellandur&beds=2
sarjapura road 3bhk  =>  /buy?city=bangalore&locality=sarjapur-road&beds=3
electronics city 1bhk rent  =>  /rent?category=residential&city=bangalore&locality=electronic-city&beds=1
yelhanka plot  =>  /land?city=bangalore&locality=yelahanka
appartment in bopal  =>  /buy?type=Apartment&city=ahmedabad&locality=bopal
furnised flat powai  =>  /buy?type=Apartment&city=mumbai&locality=powai&furnishing=furnished
werehouse in chakan  =>  /commercial?subtype=warehouse&city=pune&locality=chakan
ghatkoper west flat  =>  /buy?type=Apartment&city=mumbai&locality=ghatkopar-west
malleswaram house  =>  /buy?type=House&city=bangalore&locality=malleshwaram
dilsukh nagar 2bhk  =>  /buy?city=hyderabad&locality=dilsukhnagar&beds=2
`;
