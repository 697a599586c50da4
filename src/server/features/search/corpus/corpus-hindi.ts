/** Hindi: a typed line, and the URL that shows what it asks for (the query unescaped). */

export const HINDI = `
कोरमंगला 3 बीएचके  =>  /buy?city=bangalore&locality=koramangala&beds=3
पुणे में 2 बीएचके फ़्लैट  =>  /buy?type=Apartment&city=pune&beds=2
वाकड में 75 लाख तक 2 बीएचके  =>  /buy?city=pune&locality=wakad&maxPrice=7500000&beds=2
मुंबई में किराये पर 1 बीएचके  =>  /rent?category=residential&city=mumbai&beds=1
अंधेरी में किराये का फ्लैट 40 हज़ार तक  =>  /rent?category=residential&type=Apartment&city=mumbai&locality=andheri-east,andheri-west&maxPrice=40000
दिल्ली में मकान  =>  /buy?type=House&city=delhi
जयपुर में प्लॉट 200 गज  =>  /land?city=jaipur&minArea=1620&maxArea=1980
५० लाख तक घर पुणे  =>  /buy?city=pune&maxPrice=5000000
दो बीएचके बानेर  =>  /buy?city=pune&locality=baner&beds=2
तीन बेडरूम फ्लैट खराडी  =>  /buy?type=Apartment&city=pune&locality=kharadi&beds=3
बेंगलुरु में विला 3 करोड़ तक  =>  /buy?subtype=villa&city=bangalore&maxPrice=30000000
गुड़गांव सेक्टर 57 प्लॉट  =>  /land?city=gurugram&locality=sector-57
गुरुग्राम में ऑफिस किराये पर  =>  /commercial?purpose=rent&subtype=office&city=gurugram
दुकान करोल बाग में किराये पर  =>  /commercial?purpose=rent&subtype=retail&city=delhi&locality=karol-bagh
गोदाम चाकण  =>  /commercial?subtype=warehouse&city=pune&locality=chakan
खेती की ज़मीन सोहना में 2 एकड़  =>  /land?subtype=agricultural-land&city=gurugram&locality=sohna&minArea=78408&maxArea=95832
खेत 5 बीघा जयपुर  =>  /land?subtype=agricultural-land&city=jaipur&minArea=122513&maxArea=149738
डेढ़ करोड़ तक फ्लैट  =>  /buy?type=Apartment&maxPrice=15000000
ढाई करोड़ के अंदर विला हैदराबाद  =>  /buy?subtype=villa&city=hyderabad&maxPrice=25000000
50 लाख से 70 लाख फ्लैट इंदौर  =>  /buy?type=Apartment&city=indore&minPrice=5000000&maxPrice=7000000
1 करोड़ के आसपास मकान लखनऊ  =>  /buy?type=House&city=lucknow&minPrice=9000000&maxPrice=11000000
बिना ब्रोकर फ्लैट द्वारका  =>  /buy?type=Apartment&city=delhi&locality=dwarka&postedBy=owner
मालिक से फ्लैट रोहिणी में  =>  /buy?type=Apartment&city=delhi&locality=rohini&postedBy=owner
फर्निश्ड फ्लैट पवई में  =>  /buy?type=Apartment&city=mumbai&locality=powai&furnishing=furnished
सेमी फर्निश्ड 2 बीएचके इंदिरानगर  =>  /buy?city=bangalore&locality=indiranagar&beds=2&furnishing=semi-furnished
रेडी टू मूव फ्लैट नोएडा  =>  /buy?type=Apartment&city=noida&possession=ready
निर्माणाधीन फ्लैट न्यू टाउन  =>  /buy?type=Apartment&city=kolkata&locality=new-town&possession=under-construction
रेरा पंजीकृत फ्लैट ठाणे  =>  /buy?type=Apartment&city=mumbai&locality=thane-west&rera=1
बीकेसी में दफ़्तर  =>  /commercial?subtype=office&city=mumbai&locality=bandra-kurla-complex
कम से कम 1000 वर्ग फुट फ्लैट पुणे  =>  /buy?type=Apartment&city=pune&minArea=1000
मुझे हिंजवडी में घर चाहिए  =>  /buy?city=pune&locality=hinjawadi
नई दिल्ली में कोठी  =>  /buy?subtype=villa&city=delhi
चेन्नई में ज़मीन  =>  /land?city=chennai
दिल्ली में फ्लैट बिना ब्रोकर  =>  /buy?type=Apartment&city=delhi&postedBy=owner
बिना ब्रोकर के फ्लैट दिल्ली  =>  /buy?type=Apartment&city=delhi&postedBy=owner
फ्लैट पुणे ब्रोकर नहीं चाहिए  =>  /buy?type=Apartment&city=pune&postedBy=owner
फ्लैट पुणे ब्रोकर के बिना  =>  /buy?type=Apartment&city=pune&postedBy=owner
फ्लैट पुणे नो ब्रोकर  =>  /buy?type=Apartment&city=pune&postedBy=owner
फ्लैट पुणे बिना किसी दलाल के  =>  /buy?type=Apartment&city=pune&postedBy=owner
फ्लैट पुणे सीधे मालिक से  =>  /buy?type=Apartment&city=pune&postedBy=owner
फ्लैट पुणे बिना ब्रोकरेज  =>  /buy?type=Apartment&city=pune&postedBy=owner
बानेर में 3 बीएचके 2 बाथरूम  =>  /buy?city=pune&locality=baner&beds=3&baths=2
`;
