/** Hindi in Latin letters: a typed line, and the URL that shows what it asks for (the query unescaped). */

export const HINGLISH = `
2bhk flat chahiye wakad mein 75 lakh tak  =>  /buy?type=Apartment&city=pune&locality=wakad&maxPrice=7500000&beds=2
kiraye ka makan pune mein 15000 tak  =>  /rent?category=residential&type=House&city=pune&maxPrice=15000
kiraye pe 1bhk andheri me 30 hazar ke andar  =>  /rent?category=residential&city=mumbai&locality=andheri-east,andheri-west&maxPrice=30000&beds=1
mujhe baner me 3 bhk kharidna hai  =>  /buy?city=pune&locality=baner&beds=3
ghar lena hai 50 lakh ke andar indore mein  =>  /buy?city=indore&maxPrice=5000000
do bedroom flat kharadi 60 lakh se kam  =>  /buy?type=Apartment&city=pune&locality=kharadi&maxPrice=6000000&beds=2
teen bhk hinjewadi 1 crore tak  =>  /buy?city=pune&locality=hinjawadi&maxPrice=10000000&beds=3
ek bhk kiraye par viman nagar  =>  /rent?category=residential&city=pune&locality=viman-nagar&beds=1
dukaan karol bagh kiraye pe 1 lakh tak  =>  /commercial?purpose=rent&subtype=retail&city=delhi&locality=karol-bagh&maxPrice=100000
dukan chahiye jaipur raja park mein  =>  /commercial?subtype=retail&city=jaipur&locality=raja-park
godam chakan mein kiraye par  =>  /commercial?purpose=rent&subtype=warehouse&city=pune&locality=chakan
daftar bkc me rent pe 5 lakh tak  =>  /commercial?purpose=rent&subtype=office&city=mumbai&locality=bandra-kurla-complex&maxPrice=500000
zameen sohna me 2 acre  =>  /land?city=gurugram&locality=sohna&minArea=78408&maxArea=95832
jameen chahiye bagru ke paas  =>  /land?city=jaipur&locality=bagru
khet farrukhnagar 5 ekar  =>  /land?subtype=agricultural-land&city=gurugram&locality=farrukhnagar&minArea=196020&maxArea=239580
kheti ki zameen shadnagar me  =>  /land?subtype=agricultural-land&city=hyderabad&locality=shadnagar
khali plot jagatpura 200 gaj  =>  /land?city=jaipur&locality=jagatpura&minArea=1620&maxArea=1980
plot 100 gaj najafgarh 40 lakh tak  =>  /land?city=delhi&locality=najafgarh&maxPrice=4000000&minArea=810&maxArea=990
kothi vasant vihar delhi me  =>  /buy?subtype=villa&city=delhi&locality=vasant-vihar
bangla aundh me 3 crore se upar  =>  /buy?subtype=villa&city=pune&locality=aundh&minPrice=30000000
makaan vaishali nagar 80 lakh ke aaspaas  =>  /buy?type=House&city=jaipur&locality=vaishali-nagar&minPrice=7200000&maxPrice=8800000
flat dedh crore tak baner  =>  /buy?type=Apartment&city=pune&locality=baner&maxPrice=15000000
flat dhai crore ke andar powai  =>  /buy?type=Apartment&city=mumbai&locality=powai&maxPrice=25000000
sava crore ka flat wagholi me  =>  /buy?type=Apartment&city=pune&locality=wagholi&maxPrice=12500000
sadhe teen crore ki kothi saket  =>  /buy?subtype=villa&city=delhi&locality=saket&maxPrice=35000000
pachas lakh tak ka flat undri  =>  /buy?type=Apartment&city=pune&locality=undri&maxPrice=5000000
1 cr ke aaspaas villa whitefield  =>  /buy?subtype=villa&city=bangalore&locality=whitefield&minPrice=9000000&maxPrice=11000000
bina broker 2bhk koramangala  =>  /buy?city=bangalore&locality=koramangala&beds=2&postedBy=owner
bina dalal ke kiraye ka ghar rohini  =>  /rent?category=residential&city=delhi&locality=rohini&postedBy=owner
malik se direct flat dwarka me  =>  /buy?type=Apartment&city=delhi&locality=dwarka&postedBy=owner
furnished ghar kiraye ke liye hsr layout  =>  /rent?category=residential&city=bangalore&locality=hsr-layout&furnishing=furnished
semi furnished 2bhk kiraye pe indiranagar 40k tak  =>  /rent?category=residential&city=bangalore&locality=indiranagar&maxPrice=40000&beds=2&furnishing=semi-furnished
ready to move flat chahiye noida me  =>  /buy?type=Apartment&city=noida&possession=ready
rera wala flat thane me  =>  /buy?type=Apartment&city=mumbai&locality=thane-west&rera=1
photo wale flat kandivali me  =>  /buy?type=Apartment&city=mumbai&locality=kandivali-east,kandivali-west&photos=1
kam se kam 1000 sqft flat baner  =>  /buy?type=Apartment&city=pune&locality=baner&minArea=1000
1500 sqft se jyada flat whitefield  =>  /buy?type=Apartment&city=bangalore&locality=whitefield&minArea=1500
20 se 30 lakh ka plot ajmer road jaipur  =>  /land?city=jaipur&locality=ajmer-road&minPrice=2000000&maxPrice=3000000
50 lakh se 70 lakh flat kharadi  =>  /buy?type=Apartment&city=pune&locality=kharadi&minPrice=5000000&maxPrice=7000000
25 hazar mahina kiraya wakad  =>  /rent?city=pune&locality=wakad&maxPrice=25000
metro ke paas 2bhk laxmi nagar  =>  /buy?city=delhi&locality=laxmi-nagar&beds=2&q=metro
sasta flat pune me  =>  /buy?type=Apartment&city=pune&sort=price-low
2 bhk ya 3 bhk baner  =>  /buy?city=pune&locality=baner&beds=2,3
ghar ya plot jaipur  =>  /search?type=Apartment,House,Land&city=jaipur
gurgaon me sec 14 ke paas kothi  =>  /buy?subtype=villa&city=gurugram&locality=sector-14
factory shed kiraye par peenya  =>  /commercial?purpose=rent&subtype=industrial&city=bangalore&locality=peenya
flat broker nahi delhi  =>  /buy?type=Apartment&city=delhi&postedBy=owner
2bhk pune broker nahi chahiye  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune broker nahin  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune dalal nhi chahiye  =>  /buy?city=pune&beds=2&postedBy=owner
2bhk pune broker ke bina  =>  /buy?city=pune&beds=2&postedBy=owner
bina kisi broker ke flat pune  =>  /buy?type=Apartment&city=pune&postedBy=owner
flat bina broker delhi  =>  /buy?type=Apartment&city=delhi&postedBy=owner
flat pune broker na ho  =>  /buy?type=Apartment&city=pune&postedBy=owner
flat pune bina brokerage ke kiraye par  =>  /rent?category=residential&type=Apartment&city=pune&postedBy=owner
flat pune direct malik se  =>  /buy?type=Apartment&city=pune&postedBy=owner
2bhk pune builder nahi  =>  /buy?city=pune&beds=2&postedBy=owner,agent
wakad me do bathroom wala flat kiraye par  =>  /rent?category=residential&type=Apartment&city=pune&locality=wakad&baths=2
`;
