/** English: a typed line, and the URL that shows what it asks for (the query unescaped). */

export const ENGLISH = `
2bhk wakad 75L tak  =>  /buy?city=pune&locality=wakad&maxPrice=7500000&beds=2
office for rent in bkc under 2 lakh  =>  /commercial?purpose=rent&subtype=office&city=mumbai&locality=bandra-kurla-complex&maxPrice=200000
gurgaon sec 57 plot 200 gaj  =>  /land?city=gurugram&locality=sector-57&minArea=1620&maxArea=1980
furnished flat andheri 40k ke andar  =>  /rent?category=residential&type=Apartment&city=mumbai&locality=andheri-east,andheri-west&maxPrice=40000&furnishing=furnished
3 bhk in baner pune under 1.2 cr  =>  /buy?city=pune&locality=baner&maxPrice=12000000&beds=3
2 bhk for sale in kharadi between 60 and 80 lakh  =>  /buy?city=pune&locality=kharadi&minPrice=6000000&maxPrice=8000000&beds=2
1 bhk for rent in powai  =>  /rent?category=residential&city=mumbai&locality=powai&beds=1
villa in whitefield bangalore above 3 crore  =>  /buy?subtype=villa&city=bangalore&locality=whitefield&minPrice=30000000
penthouse in worli mumbai  =>  /buy?subtype=penthouse&city=mumbai&locality=worli
builder floor in greater kailash delhi  =>  /buy?subtype=builder-floor&city=delhi&locality=greater-kailash
independent house in jayanagar with parking  =>  /buy?type=House&city=bangalore&locality=jayanagar&q=parking
row house in undri  =>  /buy?subtype=row-house&city=pune&locality=undri
farmhouse in chhatarpur  =>  /buy?subtype=farmhouse&city=delhi&locality=chhatarpur
studio apartment in hinjewadi phase 1  =>  /buy?subtype=studio&city=pune&locality=hinjawadi
1rk goregaon  =>  /buy?subtype=studio&city=mumbai&locality=goregaon-east,goregaon-west
plot in sarjapur 30x40  =>  /land?city=bangalore&locality=sarjapur&minArea=1080&maxArea=1320
200 sq yards plot in gurgaon  =>  /land?city=gurugram&minArea=1620&maxArea=1980
2 acre farm land near sohna  =>  /land?subtype=agricultural-land&city=gurugram&locality=sohna&minArea=78408&maxArea=95832
agricultural land 5 acres nelamangala  =>  /land?subtype=agricultural-land&city=bangalore&locality=nelamangala&minArea=196020&maxArea=239580
commercial plot in manesar  =>  /land?subtype=commercial-land&city=gurugram&locality=manesar
industrial land sanand  =>  /land?subtype=industrial-land&city=ahmedabad&locality=sanand
warehouse for lease in bhiwandi  =>  /commercial?purpose=rent&subtype=warehouse&q=bhiwandi
godown chakan 20000 sqft  =>  /commercial?subtype=warehouse&city=pune&locality=chakan&minArea=18000&maxArea=22000
shop for sale in karol bagh  =>  /commercial?purpose=sale&subtype=retail&city=delhi&locality=karol-bagh
showroom in cg road ahmedabad  =>  /commercial?subtype=retail&city=ahmedabad&locality=cg-road
coworking space in koramangala  =>  /commercial?subtype=office&city=bangalore&locality=koramangala
factory shed in peenya for rent  =>  /commercial?purpose=rent&subtype=industrial&city=bangalore&locality=peenya
commercial property in connaught place  =>  /commercial?city=delhi&locality=connaught-place
flats in hyderabad 50-70 lakh  =>  /buy?type=Apartment&city=hyderabad&minPrice=5000000&maxPrice=7000000
apartment madhapur 80L-1.2Cr  =>  /buy?type=Apartment&city=hyderabad&locality=madhapur&minPrice=8000000&maxPrice=12000000
rent 25000 viman nagar  =>  /rent?city=pune&locality=viman-nagar&maxPrice=25000
rent under 20000 in hadapsar pune  =>  /rent?city=pune&locality=hadapsar&maxPrice=20000
3bhk rent hsr layout 60k-80k  =>  /rent?category=residential&city=bangalore&locality=hsr-layout&minPrice=60000&maxPrice=80000&beds=3
2/3 bhk in kondapur  =>  /buy?city=hyderabad&locality=kondapur&beds=2,3
2 or 3 bhk in gachibowli  =>  /buy?city=hyderabad&locality=gachibowli&beds=2,3
3+ bhk jubilee hills  =>  /buy?city=hyderabad&locality=jubilee-hills&beds=3,4,5
4 bhk+ in banjara hills  =>  /buy?city=hyderabad&locality=banjara-hills&beds=4,5
5 bhk villa in ecr chennai  =>  /buy?subtype=villa&city=chennai&locality=east-coast-road&beds=5
2.5 bhk in wakad  =>  /buy?city=pune&locality=wakad&beds=2
semi furnished 2bhk indiranagar 35k  =>  /rent?category=residential&city=bangalore&locality=indiranagar&maxPrice=35000&beds=2&furnishing=semi-furnished
unfurnished 2 bhk marathahalli  =>  /buy?city=bangalore&locality=marathahalli&beds=2&furnishing=unfurnished
fully furnished studio in bandra west  =>  /buy?subtype=studio&city=mumbai&locality=bandra-west&furnishing=furnished
ready to move 3 bhk in noida sector 150  =>  /buy?city=noida&locality=sector-150&beds=3&possession=ready
under construction flats in new town kolkata  =>  /buy?type=Apartment&city=kolkata&locality=new-town&possession=under-construction
rera approved flats in thane  =>  /buy?type=Apartment&city=mumbai&locality=thane-west&rera=1
2 bhk without broker in dwarka  =>  /buy?city=delhi&locality=dwarka&beds=2&postedBy=owner
owner flats for rent in rohini  =>  /rent?category=residential&type=Apartment&city=delhi&locality=rohini&postedBy=owner
by builder flats in bopal  =>  /buy?type=Apartment&city=ahmedabad&locality=bopal&postedBy=company
flats with photos in adyar  =>  /buy?type=Apartment&city=chennai&locality=adyar&photos=1
flat in 411045  =>  /buy?type=Apartment&city=pune&locality=balewadi,baner,mahalunge
411014 2bhk  =>  /buy?city=pune&locality=kharadi,viman-nagar&beds=2
500+ sqft carpet shop in dadar  =>  /commercial?subtype=retail&city=mumbai&locality=dadar-east,dadar-west&minArea=500
1200 sqft flat anna nagar  =>  /buy?type=Apartment&city=chennai&locality=anna-nagar&minArea=1080&maxArea=1320
flat above 1500 sq ft in salt lake  =>  /buy?type=Apartment&city=kolkata&locality=salt-lake&minArea=1500
max 50 lakh flat in garia  =>  /buy?type=Apartment&city=kolkata&locality=garia&maxPrice=5000000
minimum 1000 sqft office in guindy  =>  /commercial?subtype=office&city=chennai&locality=guindy&minArea=1000
flat around 90 lakh in aundh  =>  /buy?type=Apartment&city=pune&locality=aundh&minPrice=8100000&maxPrice=9900000
2bhk about 1 cr in kothrud  =>  /buy?city=pune&locality=kothrud&minPrice=9000000&maxPrice=11000000&beds=2
house in vaishali nagar jaipur below 80 lakh  =>  /buy?type=House&city=jaipur&locality=vaishali-nagar&maxPrice=8000000
kothi in model town  =>  /buy?subtype=villa&city=delhi&locality=model-town
property in goa  =>  /buy?city=goa
homes in lucknow under 60 lakh  =>  /buy?city=lucknow&maxPrice=6000000
2 bhk in mumbai or pune  =>  /buy?beds=2&q=mumbai or pune
flat or plot in jaipur  =>  /search?type=Apartment,Land&city=jaipur
plots in sector 82 gurgaon  =>  /land?city=gurugram&locality=sector-82
sector 56 2bhk  =>  /buy?city=gurugram&locality=sector-56&beds=2
noida sector 62 office for rent  =>  /commercial?purpose=rent&subtype=office&city=noida&locality=sector-62
gandhi nagar bangalore 2bhk  =>  /buy?city=bangalore&locality=gandhi-nagar&beds=2
malviya nagar 3bhk  =>  /buy?city=jaipur&locality=malviya-nagar&beds=3
malviya nagar delhi 3bhk  =>  /buy?city=delhi&locality=malviya-nagar&beds=3
mg road office  =>  /commercial?subtype=office&city=gurugram&locality=mg-road
mg road gurgaon office for lease  =>  /commercial?purpose=rent&subtype=office&city=gurugram&locality=mg-road
2bhk near metro in mayur vihar  =>  /buy?city=delhi&locality=mayur-vihar-phase-1&beds=2&q=metro
flat with garden in pashan  =>  /buy?type=Apartment&city=pune&locality=pashan&q=garden
3 bhk lake view powai  =>  /buy?city=mumbai&locality=powai&beds=3&q=lake view
2 bhk near infosys electronic city  =>  /buy?city=bangalore&locality=electronic-city&beds=2&q=infosys
pet friendly flat in bellandur  =>  /buy?type=Apartment&city=bangalore&locality=bellandur&q=pet friendly
flat 9876543210  =>  /buy?type=Apartment&q=9876543210
call 98765 43210 2bhk wakad  =>  /buy?city=pune&locality=wakad&beds=2&q=call 98765 43210
5000 per sqft plot in kukas  =>  /land?city=jaipur&locality=kukas&q=5000 per sqft
flat in andheri w under 1.5cr  =>  /buy?type=Apartment&city=mumbai&locality=andheri-west&maxPrice=15000000
flat in andheri (w) 2bhk  =>  /buy?type=Apartment&city=mumbai&locality=andheri-west&beds=2
andheri east office 1000 sqft rent  =>  /commercial?purpose=rent&subtype=office&city=mumbai&locality=andheri-east&minArea=900&maxArea=1100
new delhi 3bhk  =>  /buy?city=delhi&beds=3
blr 2bhk 60 lakh  =>  /buy?city=bangalore&maxPrice=6000000&beds=2
hyd villa 2 cr  =>  /buy?subtype=villa&city=hyderabad&maxPrice=20000000
navi mumbai flat 1 cr  =>  /buy?type=Apartment&city=mumbai&maxPrice=10000000
vizag plot 200 sq yd  =>  /land?city=visakhapatnam&minArea=1620&maxArea=1980
office space for rent in hitec city 5000 sqft  =>  /commercial?purpose=rent&subtype=office&city=hyderabad&locality=hitec-city&minArea=4500&maxArea=5500
1 cr flat  =>  /buy?type=Apartment&maxPrice=10000000
1 acre land shadnagar  =>  /land?city=hyderabad&locality=shadnagar&minArea=39204&maxArea=47916
rs 25000 per month 1bhk aundh  =>  /rent?category=residential&city=pune&locality=aundh&maxPrice=25000&beds=1
25k pm flat baner  =>  /rent?category=residential&type=Apartment&city=pune&locality=baner&maxPrice=25000
flat under 45 lakhs in dum dum  =>  /buy?type=Apartment&city=kolkata&locality=dum-dum&maxPrice=4500000
₹75,00,000 flat in hebbal  =>  /buy?type=Apartment&city=bangalore&locality=hebbal&maxPrice=7500000
12000000 flat kharadi  =>  /buy?type=Apartment&city=pune&locality=kharadi&maxPrice=12000000
85 lakh flat kharadi  =>  /buy?type=Apartment&city=pune&locality=kharadi&maxPrice=8500000
1.2cr flat kharadi  =>  /buy?type=Apartment&city=pune&locality=kharadi&maxPrice=12000000
ready possession 2bhk baner under 1 crore with photos  =>  /buy?city=pune&locality=baner&maxPrice=10000000&beds=2&possession=ready&photos=1
2 bhk + study in balewadi  =>  /buy?city=pune&locality=balewadi&beds=2
nivara courtyards  =>  /buy?city=pune&q=Nivara Courtyards
flat no broker delhi  =>  /buy?type=Apartment&city=delhi&postedBy=owner
owner flat no broker delhi  =>  /buy?type=Apartment&city=delhi&postedBy=owner
no broker flat delhi  =>  /buy?type=Apartment&city=delhi&postedBy=owner
delhi flat no broker  =>  /buy?type=Apartment&city=delhi&postedBy=owner
flat delhi no-broker please  =>  /buy?type=Apartment&city=delhi&postedBy=owner
nobroker flat in pune  =>  /buy?type=Apartment&city=pune&postedBy=owner
plot no broker jaipur  =>  /land?city=jaipur&postedBy=owner
shop no brokerage karol bagh  =>  /commercial?subtype=retail&city=delhi&locality=karol-bagh&postedBy=owner
house no agents pune  =>  /buy?type=House&city=pune&postedBy=owner
flat no 12 sector 57 gurgaon  =>  /buy?city=gurugram&locality=sector-57&q=flat no 12
2bhk pune no broker or agent  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune no agents/brokers/dealers  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune without any broker  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune broker free  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune zero broker  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune 0 brokerage  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune brokers please excuse  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune no middlemen  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune owners only  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune directly from owner  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune broker  =>  /buy?city=pune&beds=2&postedBy=agent
2bhk pune owner or agent  =>  /buy?city=pune&beds=2&postedBy=owner,agent
2bhk pune no builder  =>  /buy?city=pune&beds=2&postedBy=owner,agent
2bhk pune not under construction  =>  /buy?city=pune&beds=2&possession=ready
2bhk pune not for rent  =>  /buy?city=pune&beds=2
2bhk pune not for sale  =>  /rent?category=residential&city=pune&beds=2
2bhk pune without furniture  =>  /buy?city=pune&beds=2&furnishing=unfurnished
3 bhk 2 bath flat in baner pune  =>  /buy?type=Apartment&city=pune&locality=baner&beds=3&baths=2
4 bathrooms villa in whitefield above 3 crore  =>  /buy?subtype=villa&city=bangalore&locality=whitefield&minPrice=30000000&baths=4
`;
