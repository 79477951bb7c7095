import type { FontWidths } from '../../build/contract/fallback-fonts.ts';

/** Read from Liberation Sans 2.1.5, whose widths are Arial's, and from Roboto 3 (`@fontsource/roboto`); kerning of 30 and more. */
export const systemFonts = {
  arial: {
    space: 278,
    signs: `191' 222ijl’ 278!,./:;Ift 333()-r 500Jcksvxyz 5560123456789?Labdeghnopqu«»–€ 584+ 611FTZ 667&ABEKPSVXY 722CDHNRUw
      778GOQ 833Mm 889% 944Wœ 999—…`,
    kerning: `A-70TVY’ A-40W F-50A F-110., L-70TVWY L-40y L-50’ P-70A P-130., T-70A T-110aceos., T-40iru T-50wy- V-70Aa V-50eo- V-40ruy V-90.,
      W-40Aa W-50., Y-70Aap Y-90eoq- Y-40i Y-50uv Y-130., r-50., r40’ v-70., w-50., y-70.,`,
  },
  arialBold: {
    space: 278,
    signs: `238' 278,./Iijl’ 333!()-:;ft 389r 500z 5560123456789Jaceksvxy«»–€ 584+ 611?FLTZbdghnopqu 667EPSVXY 722&ABCDHKNRU
      778GOQw 833M 889%m 944Wœ 999—…`,
    kerning: `A-70TV A-50W’ A-90Y A-40vy F-50A F-110., L-70TV L-50W’ L-90Y L-40y P-70A P-130., R-40Y T-70Aaceosuwy T-50r- T-110., V-70Ao V-50aer-
      V-40uy V-90., W-50A., W-40a Y-90A Y-50aepuv- Y-40i Y-70oq Y-110., r-50., r40’ v-70., w-40., y-70., ’-40s`,
  },
  roboto: {
    space: 248,
    signs: `175' 197, 200’ 211; 239j 242: 243il 258! 264. 272I 276- 327t 339r 342( 348)f 413/ 469«» 473?y 484v 496xz 507k 516s 523c 530e 539L
      544a 551hu 552Jn 553F 5620123456789bgp€ 564d 567+ 568Eq 570o 594S 597T 599Z 601Y 616R 622& 623B 627KX 631P 637V 648U 651C 652A 656D–
      669… 681G 688OQ 713HN 732% 751w 781— 873M 877m 887W 908œ`,
    kerning: `A-60T’ A-40V A-30W A-50Y D-50., F-80A F-130J F-110., K-30w- L-30CGOQ L-130T L-80V L-70W L-120Y L-60vy L-40w O-50., P-70A P-100J P-160.,
      R-40T T-40Arx T-120J T-50acdegmnopqu T-60s T-30vy T-110.,- V-40A V-110., W-60., Y-50AJU Y-40a Y-30cdegoq Y-100., a-30’ e-40’ f-40i h-40’
      m-40’ n-40’ o-40’ r-60., v-50., w-60., y-50., .-80’ ,-80’ ’-60Ao ’-50s’`,
  },
  robotoBold: {
    space: 249,
    signs: `161' 229’ 246, 260j 263; 265il 271! 282: 290. 292I 338t 350( 351) 358f 366r 371/ 394- 498? 500«» 503y 506v 509xz 514s 521c 534k 535a
      540e 541L 545+ 549F 559J 560hu 561n 563Ebdp 564oq 571g 5740123456789€ 607Z 616S 619Y 620T 630– 635X 636K 638B 641R 645P 650D 653V 654C
      658& 659U 672A 682G 689OQ 706HN 734w 739% 741… 762— 866m 875MW 903œ`,
    kerning: `A-60TY’ A-40V D-30T D-60., F-90A F-110J F-130., K-30w K-60- L-30CGOQw L-110T L-100V L-50W L-130Y L-60vy O-30T O-60., P-80A P-90J
      P-180., T-50Amnp T-110J T-70a T-40cdegqsuvxy T-80o T-30r T-120., T-130- V-40A V-110., V-60- W-70., X-60- Y-60A- Y-50JU Y-30acdegoq
      Y-110., e-30’ h-50’ m-50’ n-50’ o-50’ r-80., v-70., w-60., y-70., .-120’ ,-120’ ’-60A ’-40cdegq ’-70o ’-90s`,
  },
} satisfies Record<string, FontWidths>;
