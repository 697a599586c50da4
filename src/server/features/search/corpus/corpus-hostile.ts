/**
 * Nonsense and attacks, from which nothing unsaid must be understood: a typed line, and the URL that shows
 * what it asks for (the query unescaped).
 */

export const HOSTILE = String.raw`
asdfgh qwerty  =>  /buy?q=asdfgh qwerty
' or 1=1 --  =>  /buy?q=' or 1=1 --
"; drop table properties; --  =>  /buy?q="; drop table properties; --
%  =>  /buy?q=%
_%_%  =>  /buy?q=_%_%
\\\\  =>  /buy?q=\\\\
<script>alert(1)</script>  =>  /buy?q=<script>alert(1)</script>
!!!@@@###  =>  /buy?q=!!!@@@###
& | ! :* (  =>  /buy?q=& | ! :* (
2bhk%  =>  /buy?beds=2
0 bhk  =>  /buy?q=0 bhk
99 bhk flat  =>  /buy?type=Apartment&q=99 bhk
-5 lakh  =>  /buy?maxPrice=500000
0 lakh tak  =>  /buy?q=0 lakh tak
999999999999999999 flat  =>  /buy?type=Apartment&q=999999999999999999
under under under  =>  /buy?q=under under under
tak tak tak  =>  /buy?q=tak tak tak
ke ke ke  =>  /buy?q=ke ke ke
lakh  =>  /buy?q=lakh
bhk  =>  /buy?q=bhk
the quick brown fox jumps  =>  /buy?q=the quick brown fox jumps
road park lake metro near view  =>  /buy?q=road park lake metro near view
happy new home near big school  =>  /buy?q=happy new, big school
sector  =>  /buy?q=sector
1e309 sqft  =>  /buy?minArea=278&maxArea=340&q=1e
١٢٣ bhk  =>  /buy?q=١٢٣ bhk
🏠 2bhk 🏠  =>  /buy?beds=2
2bhk2bhk2bhk  =>  /buy?beds=2
`;
