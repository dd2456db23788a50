import type { GarmentKind, Pattern, SegmentationWord } from '../catalogue/face.ts';

/** Words that tell what a thing is, in the six languages; of several the longest counts. */
type Words<T extends string> = Partial<Record<T, string>>;

export const KIND_WORDS: Words<GarmentKind> = {
  't-shirt': 't-shirt,tshirt,tee,tees,top,tops,tank,camiseta,maglietta,koszulka',
  'long-sleeve': 'long sleeve,manches longues,langarm,manga larga,manica lunga,longsleeve',
  polo: 'polo,polos,poloshirt,polo shirt,koszulka polo',
  shirt: 'shirt,shirts,chemise,hemd,camisa,camicia,koszula,flannel shirt,button down',
  blouse: 'blouse,blouses,bluse,blusa,bluzka,tunic,tunique,tunika',
  camisole: 'camisole,caraco,cami,singlet,tank top,débardeur,trägertop,top na ramiączkach',
  sweater:
    'sweater,sweaters,jumper,pullover,pull,pulls,strickpullover,jersey,maglione,sweter,knitwear',
  cardigan: 'cardigan,gilet,strickjacke,rebeca,kardigan',
  hoodie:
    'hoodie,hoodies,hooded,sweat à capuche,kapuzenpullover,sudadera con capucha,felpa con cappuccio,bluza z kapturem',
  sweatshirt: 'sweatshirt,sweatshirts,sweat,sudadera,felpa,bluza,crewneck',
  blazer:
    'blazer,blazers,suit,suits,costume,anzug,traje,completo,garnitur,suit jacket,veste de costume,sakko,americana,giacca,marynarka',
  'denim-jacket':
    'denim jacket,jean jacket,veste en jean,jeansjacke,cazadora vaquera,giacca di jeans,kurtka jeansowa',
  puffer:
    'puffer,puffer jacket,down jacket,doudoune,daunenjacke,plumífero,piumino,kurtka puchowa,vest',
  trench: 'trench,trench coat,trenchcoat,gabardina',
  coat: 'coat,coats,overcoat,manteau,mantel,abrigo,cappotto,płaszcz,jacket,jackets,veste,jacke,chaqueta,kurtka,outerwear,parka',
  raincoat:
    'raincoat,rain jacket,imperméable,ciré,regenmantel,impermeable,impermeabile,płaszcz przeciwdeszczowy,windbreaker',
  'midi-dress': 'dress,dresses,robe,kleid,vestido,vestito,abito,sukienka,midi dress',
  'maxi-dress':
    'maxi dress,long dress,robe longue,maxikleid,vestido largo,abito lungo,sukienka maxi,gown',
  'shirt-dress':
    'shirt dress,shirtdress,robe chemise,hemdblusenkleid,vestido camisero,chemisier,sukienka koszulowa',
  'pleated-skirt':
    'pleated skirt,midi skirt,skirt,jupe plissée,plisseerock,falda plisada,gonna a pieghe,spódnica plisowana,rock,falda,gonna,spódnica,jupe',
  'mini-skirt':
    'mini skirt,miniskirt,mini-jupe,minirock,minifalda,minigonna,spódniczka mini,spódniczka',
  'jeans-straight': 'jeans,jean,denim pants,vaqueros,dżinsy,slim jeans,straight jeans,skinny jeans',
  'jeans-wide':
    'wide jeans,wide leg jeans,jean large,weite jeans,baggy jeans,jeans a palazzo,flared jeans',
  chinos: 'chino,chinos,trousers,pants,pantalon,hose,pantalón,pantaloni,spodnie,slacks,cargo pants',
  'wide-trousers':
    'wide trousers,wide-leg trousers,palazzo,palazzo trousers,pantalon large,pantalon fluide,weite hose,pantalón ancho,pantaloni ampi,pantaloni palazzo,szerokie spodnie',
  joggers:
    'joggers,jogger,sweatpants,track pants,jogging,jogginghose,pantalón de chándal,dresy,tracksuit',
  shorts: 'shorts,short,bermuda,bermudas,pantaloncini,szorty,boardshorts',
  leggings: 'leggings,legging,tights,mallas,legginsy',
  jumpsuit: 'jumpsuit,combinaison,overall,mono,tuta intera,kombinezon,romper,dungarees,salopette',
  pyjama:
    'pyjama,pyjamas,pajamas,pajama,schlafanzug,pijama,pigiama,piżama,nightwear,sleepwear,robe de nuit,bathrobe',
  bodysuit: 'bodysuit,body,onesie,strampler,bodys,body neonato,body niemowlęce,baby bodysuit',
  swimsuit:
    'swimsuit,swimwear,bikini,maillot de bain,badeanzug,bañador,costume da bagno,strój kąpielowy,swim',
  'lingerie-set':
    'lingerie,bra,bralette,brief,briefs,soutien-gorge,culotte,unterwäsche,bh,sujetador,reggiseno,biustonosz,underwear,boxers,boxer',
  sneakers:
    'sneakers,sneaker,trainers,baskets,turnschuhe,zapatillas,scarpe da ginnastica,trampki,shoes,shoe,chaussures,schuhe,zapatos,scarpe,buty,runners,loafers',
  'ankle-boots':
    'boots,boot,ankle boots,bottines,bottes,stiefel,stiefeletten,botines,botas,stivali,stivaletti,botki',
  sandals:
    'sandals,sandal,sandales,sandalen,sandalias,sandali,sandały,flip flops,slides,mules,espadrilles',
  handbag:
    'handbag,bag,bags,sac,tasche,handtasche,bolso,borsa,torebka,tote,tote bag,clutch,wallet,purse,portefeuille',
  backpack: 'backpack,backpacks,rucksack,sac à dos,mochila,zaino,plecak',
  scarf: 'scarf,scarves,écharpe,foulard,schal,bufanda,sciarpa,szalik,chusta,shawl,bandana',
  beanie:
    'beanie,hat,hats,cap,bonnet,mütze,gorro,berretto,czapka,chapeau,sombrero,cappello,kapelusz,casquette',
  belt: 'belt,belts,ceinture,gürtel,cinturón,cintura,pasek',
  cushion:
    'cushion,pillow,coussin,kissen,cojín,cuscino,poduszka,cushion cover,home decor,blanket,plaid',
  jewellery:
    'jewellery,jewelry,jewelery,jewel,bracelet,bangle,necklace,earring,earrings,ear studs,ring,pendant,locket,choker,anklet,brooch,cufflink,cufflinks,watch,schmuck,armband,armreif,halskette,kette,ohrring,ohrstecker,anhänger,brosche,uhr,armbanduhr,bijou,bijoux,collier,sautoir,boucle d’oreille,boucles d’oreilles,bague,pendentif,broche,montre,joya,joyería,pulsera,collares,collar de,collar con,collar dorado,collar plateado,pendiente,pendientes,anillo,colgante,gargantilla,reloj,gioiello,gioielli,bracciale,braccialetto,collana,orecchino,orecchini,anello,ciondolo,spilla,orologio,biżuteria,bransoletka,naszyjnik,kolczyk,kolczyki,pierścionek,wisiorek,broszka,zegarek',
  towel: 'towel,towels,serviette,handtuch,toalla,asciugamano,ręcznik,beach towel',
};

export const PATTERN_WORDS: Words<Pattern> = {
  breton:
    'breton,marinière,stripe,stripes,striped,rayé,rayures,gestreift,streifen,rayas,righe,paski',
  pinstripe: 'pinstripe,fines rayures,nadelstreifen,raya diplomática,gessato,prążki',
  gingham: 'gingham,vichy,karo,check,checked,cuadros,quadretti,kratka',
  tartan: 'tartan,plaid,écossais,schottenkaro,escocés,scozzese',
  'floral-bold': 'floral,flower,flowers,fleuri,fleurs,blumen,geblümt,flores,fiori,kwiaty',
  'floral-liberty': 'liberty,ditsy,small flowers,petites fleurs,millefleurs',
  dots: 'dots,polka,polka dot,pois,punkte,gepunktet,lunares,kropki',
  houndstooth: 'houndstooth,pied-de-poule,hahnentritt,pata de gallo,pepitka',
  'colour-block': 'colour block,color block,colorblock,bicolore,zweifarbig,bicolor',
  print: 'print,printed,graphic,imprimé,bedruckt,estampado,stampa,nadruk,logo',
  chevron: 'chevron,herringbone,zigzag,fischgrat,espiga,spina di pesce,jodełka',
  animal: 'leopard,animal,zebra,léopard,snake,panther,leopardo,panterka',
};

export const GROUP_WORDS: Words<SegmentationWord> = {
  men: "men,mens,men's,man,homme,hommes,herren,hombre,uomo,męskie,mężczyzna",
  women: "women,womens,women's,woman,ladies,femme,femmes,damen,mujer,donna,damskie,kobieta",
  girls: 'girl,girls,fille,filles,mädchen,niña,bambina,dziewczynka',
  boys: 'boy,boys,garçon,garçons,jungen,niño,bambino,chłopiec',
  baby: 'baby,babies,bébé,bébés,newborn,infant,bebé,neonato,niemowlę',
  sport: 'sport,sports,running,yoga,fitness,gym,training,activewear',
};
