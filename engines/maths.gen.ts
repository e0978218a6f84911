// Written by bench/engines/publish-maths.ts from full enumeration. Don't edit: change the game and run it again.
import type { GameMaths } from './game.ts'

export const publishedMaths = {
  "golden-orchard": {
    "rtp": {
      "exact": "16181223/16777216",
      "percent": "96.45"
    },
    "hit_rate": {
      "exact": "2925347/8388608",
      "percent": "34.87"
    },
    "deviation": "3.4308",
    "volatility": "low",
    "max_win_multiple": "308.00",
    "bets": {}
  },
  "carpathian-nights": {
    "rtp": {
      "exact": "175853843549616550470508479752084379529341616428224182464093549838233016368043113484727321085336844392260021994878892544563616694401633/182676171858935008933402433002222908323195804164002243349109544044877695431324149195167970982116350252788610002502014205371631806709760",
      "percent": "96.27"
    },
    "hit_rate": {
      "exact": "16807/41472",
      "percent": "40.53"
    },
    "deviation": "5.1594",
    "volatility": "medium",
    "max_win_multiple": "12648.50",
    "bets": {}
  },
  "cossack-treasure": {
    "rtp": {
      "exact": "4838606744233699784010901204924882811556448306461021913474620620126780822397900603515717140070479215225363043043271709643255372538409455459910243988488836764200860513251947/5048709793414475554635062817809831869908521184697747230529785156250000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "percent": "95.84"
    },
    "hit_rate": {
      "exact": "1702717/6400000",
      "percent": "26.60"
    },
    "deviation": "10.0049",
    "volatility": "high",
    "max_win_multiple": "35543.75",
    "bets": {}
  },
  "polar-lights": {
    "rtp": {
      "exact": "278089661391/290150342440",
      "percent": "95.84"
    },
    "hit_rate": {
      "exact": "662233196773/1421736677956",
      "percent": "46.58"
    },
    "deviation": "2.8809",
    "volatility": "low",
    "max_win_multiple": "64.75",
    "bets": {}
  },
  "old-lviv": {
    "rtp": {
      "exact": "99460329305690725092200434373823758612628262836819054300178196526282299028651976185306595387355686058795383430815393113089555068926964515019190721079179313125585034516031522412223217036646999014160399723422505208297088167143206054085493806105598230766590964466834507989225063659291508419544097826574871410529990904691736912884893965/103145794549687737929498874091031821000202814001379351746528212419955806731025240387215946131857413247767328684305778568263575322093940249468462445228142274356820016573617276581976124594750544299260669687746007246644063121644611857577041703307042141641515925467306511043064275405899850559670247929101113406487313474829878259901005824",
      "percent": "96.43"
    },
    "hit_rate": {
      "exact": "671011/2654208",
      "percent": "25.28"
    },
    "deviation": "8.5522",
    "volatility": "medium",
    "max_win_multiple": "2520.00",
    "bets": {}
  },
  "mavka-pond": {
    "rtp": {
      "exact": "814023838856790452304360701170471327718727805594995439521806660568803114532261514798302788154161678988353949147765518197201613992997361747042635806970231284200517957147925803981/844001002363953941236894235871761646035113568426663600352456119681444748627996095722758861022917424770756625442572002970438722896282388603801244638348646337348147910681770852352",
      "percent": "96.45"
    },
    "hit_rate": {
      "exact": "585193/1419857",
      "percent": "41.21"
    },
    "deviation": "3.3418",
    "volatility": "low",
    "max_win_multiple": "1641.55",
    "bets": {}
  },
  "kyivan-chronicle": {
    "rtp": {
      "exact": "2026239224449449989252986003286908099177198486231304251109239384916276956550823121969216268911963766311581469697111917640887/2091861469040128085688994231533447286397501535556406361814624125576295902690266891260455302192641051550064966830492512944128",
      "percent": "96.86"
    },
    "hit_rate": {
      "exact": "176875/537824",
      "percent": "32.89"
    },
    "deviation": "9.2427",
    "volatility": "high",
    "max_win_multiple": "89775.00",
    "bets": {}
  },
  "sweet-street": {
    "rtp": {
      "exact": "25438890781969874627510258309928482868370889292131757433443869664947835481748996673015324005480083729921319472692770406305559219747104493888012657683391043242477087036312976323106043247230003801613508162606023885138405294087617788412940147578230818154295794684079195927481610483158435935186989223121753007414982204234615236247895246732237706681438547151677596925311928180410606635936601863769739257854015938206087155026337240084222497295529136738660472794377/26500976298075865933144767931692860927377100382789397028513305307159559582773113471068376351360736235001198465972940639049419885937086811358994465696944236851543778371677123582214583169471412342399039874649542929798560367268196256493529098190738832441538385215620405475439843096960207727577161118709246173805913055599728063175244281475806983590444661903219099796348099019188415834324689870681065876309757846718537787660585546283764154368000000000000000000000",
      "percent": "95.99"
    },
    "hit_rate": {
      "exact": "10579715430472727933/29651664762235256832",
      "percent": "35.68"
    },
    "deviation": "7.4179",
    "volatility": "medium",
    "max_win_multiple": "122612.75",
    "bets": {}
  },
  "ninth-wave": {
    "rtp": {
      "exact": "535519690951127048166789/556148328819631224215440",
      "percent": "96.29"
    },
    "hit_rate": {
      "exact": "733361949468833360506247281424230826/1447361123136038038691857299578318649",
      "percent": "50.67"
    },
    "deviation": "9.0786",
    "volatility": "high",
    "max_win_multiple": "44172.75",
    "bets": {}
  },
  "house-of-clocks": {
    "rtp": {
      "exact": "206934791890605602638243493409022004579262463968290740227946506039968967780225565465324722499808947184754957574678434760887470367113796370733724214751228779/214524663295091547300723796501716397387702819595124180231054718410921752807319601132822973474609270564753894211823698386630414128303527832031250000000000000",
      "percent": "96.46"
    },
    "hit_rate": {
      "exact": "79925/331776",
      "percent": "24.09"
    },
    "deviation": "12.9402",
    "volatility": "high",
    "max_win_multiple": "59478.00",
    "bets": {}
  },
  "silent-film": {
    "rtp": {
      "exact": "791628824988043207710832370703691592132250544312807307350457117408973458184342713709665807989030101008386188141770601744926999009661988981791256489/821853176053927718843334217577625210779036309638153225162684036399511347756900631324291468485935607826446824058897397634293018168296075878727680000",
      "percent": "96.32"
    },
    "hit_rate": {
      "exact": "1103863/3528000",
      "percent": "31.29"
    },
    "deviation": "8.1033",
    "volatility": "medium",
    "max_win_multiple": "4784.60",
    "bets": {}
  },
  "night-radio": {
    "rtp": {
      "exact": "54753156402776037796186547922733104802146163865770137556894547787056478564648354663856507037443822029824255522653775043947192753887225588641885982073738832992809519233528575889231276139504646517/57030507720277440233014645071253641561165356340606999132239906473740939590108467331323910141467142497233028869669930091383608809017192974978158266496527677353149933429503311876035927403082547200",
      "percent": "96.01"
    },
    "hit_rate": {
      "exact": "2609917/8388608",
      "percent": "31.11"
    },
    "deviation": "10.7447",
    "volatility": "high",
    "max_win_multiple": "131695.00",
    "bets": {}
  },
  "alchemists-gold": {
    "rtp": {
      "exact": "5387523360145654332519350686982591743059314281445452336341751873167391513568027471551343558168912449276005551698675318157647390926137373400464046110937899914292634110666084595722637024814168521441/5575186299632655785383929568162090376495104000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      "percent": "96.63"
    },
    "hit_rate": {
      "exact": "1443449/3200000",
      "percent": "45.11"
    },
    "deviation": "4.8341",
    "volatility": "medium",
    "max_win_multiple": "7315.90",
    "bets": {}
  },
  "red-thread": {
    "rtp": {
      "exact": "1903/1984",
      "percent": "95.92"
    },
    "hit_rate": {
      "exact": "15193/31744",
      "percent": "47.86"
    },
    "deviation": "2.1564",
    "volatility": "low",
    "max_win_multiple": "75.00",
    "bets": {}
  },
  "pigeon-post": {
    "rtp": {
      "exact": "830247486229431631912883931538409010847662441986011166237904875166156971133934471372443498517105508529906981157115696424631910095040259392404336090771310020547974774418329537294840520493380533977976145951621789902605890422380341/864245386908680465999849775801683394028530423968993156716551459175931027425518016841252356825146608726533174876849969748872705312722325069871544825623256000243849016388863187351613865533339620128572278190404176712036132812500000",
      "percent": "96.07"
    },
    "hit_rate": {
      "exact": "4299989/6559875",
      "percent": "65.55"
    },
    "deviation": "5.7726",
    "volatility": "medium",
    "max_win_multiple": "28122.05",
    "bets": {}
  },
  "spice-caravan": {
    "rtp": {
      "exact": "2287316361521479007/2387658124800000000",
      "percent": "95.80"
    },
    "hit_rate": {
      "exact": "470529/1015625",
      "percent": "46.33"
    },
    "deviation": "3.0061",
    "volatility": "low",
    "max_win_multiple": "216.60",
    "bets": {}
  },
  "european-roulette": {
    "rtp": {
      "exact": "36/37",
      "percent": "97.30"
    },
    "hit_rate": {
      "exact": "1/37",
      "percent": "2.70"
    },
    "deviation": "5.8378",
    "volatility": "medium",
    "max_win_multiple": "36.00",
    "bets": {
      "straight": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "1/37",
          "percent": "2.70"
        },
        "deviation": "5.8378",
        "volatility": "medium",
        "max_win_multiple": "36.00"
      },
      "split": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "2/37",
          "percent": "5.41"
        },
        "deviation": "4.0702",
        "volatility": "medium",
        "max_win_multiple": "18.00"
      },
      "street": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "3/37",
          "percent": "8.11"
        },
        "deviation": "3.2755",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "trio": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "3/37",
          "percent": "8.11"
        },
        "deviation": "3.2755",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "corner": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "4/37",
          "percent": "10.81"
        },
        "deviation": "2.7946",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "first-four": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "4/37",
          "percent": "10.81"
        },
        "deviation": "2.7946",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "six-line": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "6/37",
          "percent": "16.22"
        },
        "deviation": "2.2115",
        "volatility": "low",
        "max_win_multiple": "6.00"
      },
      "dozen": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "12/37",
          "percent": "32.43"
        },
        "deviation": "1.4043",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "column": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "12/37",
          "percent": "32.43"
        },
        "deviation": "1.4043",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "red": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "black": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "odd": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "even": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "low": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "high": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      }
    }
  },
  "french-roulette": {
    "rtp": {
      "exact": "36/37",
      "percent": "97.30"
    },
    "hit_rate": {
      "exact": "1/37",
      "percent": "2.70"
    },
    "deviation": "5.8378",
    "volatility": "medium",
    "max_win_multiple": "36.00",
    "bets": {
      "straight": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "1/37",
          "percent": "2.70"
        },
        "deviation": "5.8378",
        "volatility": "medium",
        "max_win_multiple": "36.00"
      },
      "split": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "2/37",
          "percent": "5.41"
        },
        "deviation": "4.0702",
        "volatility": "medium",
        "max_win_multiple": "18.00"
      },
      "street": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "3/37",
          "percent": "8.11"
        },
        "deviation": "3.2755",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "trio": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "3/37",
          "percent": "8.11"
        },
        "deviation": "3.2755",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "corner": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "4/37",
          "percent": "10.81"
        },
        "deviation": "2.7946",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "first-four": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "4/37",
          "percent": "10.81"
        },
        "deviation": "2.7946",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "six-line": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "6/37",
          "percent": "16.22"
        },
        "deviation": "2.2115",
        "volatility": "low",
        "max_win_multiple": "6.00"
      },
      "dozen": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "12/37",
          "percent": "32.43"
        },
        "deviation": "1.4043",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "column": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "12/37",
          "percent": "32.43"
        },
        "deviation": "1.4043",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "red": {
        "rtp": {
          "exact": "73/74",
          "percent": "98.65"
        },
        "hit_rate": {
          "exact": "19/37",
          "percent": "51.35"
        },
        "deviation": "0.9897",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "black": {
        "rtp": {
          "exact": "73/74",
          "percent": "98.65"
        },
        "hit_rate": {
          "exact": "19/37",
          "percent": "51.35"
        },
        "deviation": "0.9897",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "odd": {
        "rtp": {
          "exact": "73/74",
          "percent": "98.65"
        },
        "hit_rate": {
          "exact": "19/37",
          "percent": "51.35"
        },
        "deviation": "0.9897",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "even": {
        "rtp": {
          "exact": "73/74",
          "percent": "98.65"
        },
        "hit_rate": {
          "exact": "19/37",
          "percent": "51.35"
        },
        "deviation": "0.9897",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "low": {
        "rtp": {
          "exact": "73/74",
          "percent": "98.65"
        },
        "hit_rate": {
          "exact": "19/37",
          "percent": "51.35"
        },
        "deviation": "0.9897",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "high": {
        "rtp": {
          "exact": "73/74",
          "percent": "98.65"
        },
        "hit_rate": {
          "exact": "19/37",
          "percent": "51.35"
        },
        "deviation": "0.9897",
        "volatility": "low",
        "max_win_multiple": "2.00"
      }
    }
  },
  "american-roulette": {
    "rtp": {
      "exact": "18/19",
      "percent": "94.74"
    },
    "hit_rate": {
      "exact": "1/38",
      "percent": "2.63"
    },
    "deviation": "5.7626",
    "volatility": "medium",
    "max_win_multiple": "36.00",
    "bets": {
      "straight": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "1/38",
          "percent": "2.63"
        },
        "deviation": "5.7626",
        "volatility": "medium",
        "max_win_multiple": "36.00"
      },
      "split": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "1/19",
          "percent": "5.26"
        },
        "deviation": "4.0193",
        "volatility": "medium",
        "max_win_multiple": "18.00"
      },
      "street": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "3/38",
          "percent": "7.89"
        },
        "deviation": "3.2358",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "trio": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "3/38",
          "percent": "7.89"
        },
        "deviation": "3.2358",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "corner": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "2/19",
          "percent": "10.53"
        },
        "deviation": "2.7620",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "first-five": {
        "rtp": {
          "exact": "35/38",
          "percent": "92.11"
        },
        "hit_rate": {
          "exact": "5/38",
          "percent": "13.16"
        },
        "deviation": "2.3662",
        "volatility": "low",
        "max_win_multiple": "7.00"
      },
      "six-line": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "3/19",
          "percent": "15.79"
        },
        "deviation": "2.1878",
        "volatility": "low",
        "max_win_multiple": "6.00"
      },
      "dozen": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "6/19",
          "percent": "31.58"
        },
        "deviation": "1.3944",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "column": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "6/19",
          "percent": "31.58"
        },
        "deviation": "1.3944",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "red": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "9/19",
          "percent": "47.37"
        },
        "deviation": "0.9986",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "black": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "9/19",
          "percent": "47.37"
        },
        "deviation": "0.9986",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "odd": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "9/19",
          "percent": "47.37"
        },
        "deviation": "0.9986",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "even": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "9/19",
          "percent": "47.37"
        },
        "deviation": "0.9986",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "low": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "9/19",
          "percent": "47.37"
        },
        "deviation": "0.9986",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "high": {
        "rtp": {
          "exact": "18/19",
          "percent": "94.74"
        },
        "hit_rate": {
          "exact": "9/19",
          "percent": "47.37"
        },
        "deviation": "0.9986",
        "volatility": "low",
        "max_win_multiple": "2.00"
      }
    }
  },
  "live-roulette": {
    "rtp": {
      "exact": "36/37",
      "percent": "97.30"
    },
    "hit_rate": {
      "exact": "1/37",
      "percent": "2.70"
    },
    "deviation": "5.8378",
    "volatility": "medium",
    "max_win_multiple": "36.00",
    "bets": {
      "straight": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "1/37",
          "percent": "2.70"
        },
        "deviation": "5.8378",
        "volatility": "medium",
        "max_win_multiple": "36.00"
      },
      "split": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "2/37",
          "percent": "5.41"
        },
        "deviation": "4.0702",
        "volatility": "medium",
        "max_win_multiple": "18.00"
      },
      "street": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "3/37",
          "percent": "8.11"
        },
        "deviation": "3.2755",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "trio": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "3/37",
          "percent": "8.11"
        },
        "deviation": "3.2755",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "corner": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "4/37",
          "percent": "10.81"
        },
        "deviation": "2.7946",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "first-four": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "4/37",
          "percent": "10.81"
        },
        "deviation": "2.7946",
        "volatility": "low",
        "max_win_multiple": "9.00"
      },
      "six-line": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "6/37",
          "percent": "16.22"
        },
        "deviation": "2.2115",
        "volatility": "low",
        "max_win_multiple": "6.00"
      },
      "dozen": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "12/37",
          "percent": "32.43"
        },
        "deviation": "1.4043",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "column": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "12/37",
          "percent": "32.43"
        },
        "deviation": "1.4043",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "red": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "black": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "odd": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "even": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "low": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "high": {
        "rtp": {
          "exact": "36/37",
          "percent": "97.30"
        },
        "hit_rate": {
          "exact": "18/37",
          "percent": "48.65"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      }
    }
  },
  "cossack-dice": {
    "rtp": {
      "exact": "25/27",
      "percent": "92.59"
    },
    "hit_rate": {
      "exact": "1/216",
      "percent": "0.46"
    },
    "deviation": "13.5767",
    "volatility": "high",
    "max_win_multiple": "200.00",
    "bets": {
      "even-money": {
        "rtp": {
          "exact": "35/36",
          "percent": "97.22"
        },
        "hit_rate": {
          "exact": "35/72",
          "percent": "48.61"
        },
        "deviation": "0.9996",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "any-triple": {
        "rtp": {
          "exact": "11/12",
          "percent": "91.67"
        },
        "hit_rate": {
          "exact": "1/36",
          "percent": "2.78"
        },
        "deviation": "5.4230",
        "volatility": "medium",
        "max_win_multiple": "33.00"
      },
      "triple": {
        "rtp": {
          "exact": "25/27",
          "percent": "92.59"
        },
        "hit_rate": {
          "exact": "1/216",
          "percent": "0.46"
        },
        "deviation": "13.5767",
        "volatility": "high",
        "max_win_multiple": "200.00"
      },
      "double": {
        "rtp": {
          "exact": "25/27",
          "percent": "92.59"
        },
        "hit_rate": {
          "exact": "2/27",
          "percent": "7.41"
        },
        "deviation": "3.2736",
        "volatility": "low",
        "max_win_multiple": "12.50"
      },
      "total-4": {
        "rtp": {
          "exact": "11/12",
          "percent": "91.67"
        },
        "hit_rate": {
          "exact": "1/72",
          "percent": "1.39"
        },
        "deviation": "7.7239",
        "volatility": "medium",
        "max_win_multiple": "66.00"
      },
      "total-5": {
        "rtp": {
          "exact": "11/12",
          "percent": "91.67"
        },
        "hit_rate": {
          "exact": "1/36",
          "percent": "2.78"
        },
        "deviation": "5.4230",
        "volatility": "medium",
        "max_win_multiple": "33.00"
      },
      "total-6": {
        "rtp": {
          "exact": "25/27",
          "percent": "92.59"
        },
        "hit_rate": {
          "exact": "5/108",
          "percent": "4.63"
        },
        "deviation": "4.2025",
        "volatility": "medium",
        "max_win_multiple": "20.00"
      },
      "total-7": {
        "rtp": {
          "exact": "15/16",
          "percent": "93.75"
        },
        "hit_rate": {
          "exact": "5/72",
          "percent": "6.94"
        },
        "deviation": "3.4318",
        "volatility": "low",
        "max_win_multiple": "13.50"
      },
      "total-8": {
        "rtp": {
          "exact": "133/144",
          "percent": "92.36"
        },
        "hit_rate": {
          "exact": "7/72",
          "percent": "9.72"
        },
        "deviation": "2.8144",
        "volatility": "low",
        "max_win_multiple": "9.50"
      },
      "total-9": {
        "rtp": {
          "exact": "25/27",
          "percent": "92.59"
        },
        "hit_rate": {
          "exact": "25/216",
          "percent": "11.57"
        },
        "deviation": "2.5593",
        "volatility": "low",
        "max_win_multiple": "8.00"
      },
      "total-10": {
        "rtp": {
          "exact": "15/16",
          "percent": "93.75"
        },
        "hit_rate": {
          "exact": "1/8",
          "percent": "12.50"
        },
        "deviation": "2.4803",
        "volatility": "low",
        "max_win_multiple": "7.50"
      },
      "single": {
        "rtp": {
          "exact": "26/27",
          "percent": "96.30"
        },
        "hit_rate": {
          "exact": "91/216",
          "percent": "42.13"
        },
        "deviation": "1.3671",
        "volatility": "low",
        "max_win_multiple": "13.00"
      }
    }
  },
  "grand-baccarat": {
    "rtp": {
      "exact": "403/415",
      "percent": "97.11"
    },
    "hit_rate": {
      "exact": "31/415",
      "percent": "7.47"
    },
    "deviation": "3.4177",
    "volatility": "low",
    "max_win_multiple": "13.00",
    "bets": {
      "player": {
        "rtp": {
          "exact": "19283843717413/19524993263685",
          "percent": "98.76"
        },
        "hit_rate": {
          "exact": "10570881676037/19524993263685",
          "percent": "54.14"
        },
        "deviation": "0.9511",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "banker": {
        "rtp": {
          "exact": "19240298465317/19524993263685",
          "percent": "98.54"
        },
        "hit_rate": {
          "exact": "10812031222309/19524993263685",
          "percent": "55.38"
        },
        "deviation": "0.9296",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "tie": {
        "rtp": {
          "exact": "1238613089774/1301666217579",
          "percent": "95.16"
        },
        "hit_rate": {
          "exact": "619306544887/6508331087895",
          "percent": "9.52"
        },
        "deviation": "2.9343",
        "volatility": "low",
        "max_win_multiple": "10.00"
      },
      "pair": {
        "rtp": {
          "exact": "403/415",
          "percent": "97.11"
        },
        "hit_rate": {
          "exact": "31/415",
          "percent": "7.47"
        },
        "deviation": "3.4177",
        "volatility": "low",
        "max_win_multiple": "13.00"
      }
    }
  },
  "wolf-and-bear": {
    "rtp": {
      "exact": "299/311",
      "percent": "96.14"
    },
    "hit_rate": {
      "exact": "23/311",
      "percent": "7.40"
    },
    "deviation": "3.4020",
    "volatility": "low",
    "max_win_multiple": "13.00",
    "bets": {
      "side": {
        "rtp": {
          "exact": "599/622",
          "percent": "96.30"
        },
        "hit_rate": {
          "exact": "167/311",
          "percent": "53.70"
        },
        "deviation": "0.9711",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "tie": {
        "rtp": {
          "exact": "299/311",
          "percent": "96.14"
        },
        "hit_rate": {
          "exact": "23/311",
          "percent": "7.40"
        },
        "deviation": "3.4020",
        "volatility": "low",
        "max_win_multiple": "13.00"
      },
      "same-suit": {
        "rtp": {
          "exact": "308/311",
          "percent": "99.04"
        },
        "hit_rate": {
          "exact": "77/311",
          "percent": "24.76"
        },
        "deviation": "1.7264",
        "volatility": "low",
        "max_win_multiple": "4.00"
      }
    }
  },
  "live-wheel": {
    "rtp": {
      "exact": "24/25",
      "percent": "96.00"
    },
    "hit_rate": {
      "exact": "1/50",
      "percent": "2.00"
    },
    "deviation": "6.7200",
    "volatility": "medium",
    "max_win_multiple": "48.00",
    "bets": {
      "sunflower": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "12/25",
          "percent": "48.00"
        },
        "deviation": "0.9991",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "poppy": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "8/25",
          "percent": "32.00"
        },
        "deviation": "1.3994",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "horseshoe": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "3/25",
          "percent": "12.00"
        },
        "deviation": "2.5996",
        "volatility": "low",
        "max_win_multiple": "8.00"
      },
      "star": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "3/50",
          "percent": "6.00"
        },
        "deviation": "3.7997",
        "volatility": "low",
        "max_win_multiple": "16.00"
      },
      "crown": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "1/50",
          "percent": "2.00"
        },
        "deviation": "6.7200",
        "volatility": "medium",
        "max_win_multiple": "48.00"
      }
    }
  },
  "live-balloon": {
    "rtp": {
      "exact": "99/100",
      "percent": "99.00"
    },
    "hit_rate": {
      "exact": "99/50000",
      "percent": "0.20"
    },
    "deviation": "22.2265",
    "volatility": "high",
    "max_win_multiple": "500.00",
    "bets": {
      "up:150": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "33/50",
          "percent": "66.00"
        },
        "deviation": "0.7105",
        "volatility": "low",
        "max_win_multiple": "1.50"
      },
      "up:200": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/200",
          "percent": "49.50"
        },
        "deviation": "0.9999",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "up:250": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/250",
          "percent": "39.60"
        },
        "deviation": "1.2226",
        "volatility": "low",
        "max_win_multiple": "2.50"
      },
      "up:300": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "33/100",
          "percent": "33.00"
        },
        "deviation": "1.4106",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "up:400": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/400",
          "percent": "24.75"
        },
        "deviation": "1.7262",
        "volatility": "low",
        "max_win_multiple": "4.00"
      },
      "up:500": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/500",
          "percent": "19.80"
        },
        "deviation": "1.9924",
        "volatility": "low",
        "max_win_multiple": "5.00"
      },
      "up:750": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "33/250",
          "percent": "13.20"
        },
        "deviation": "2.5386",
        "volatility": "low",
        "max_win_multiple": "7.50"
      },
      "up:1000": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/1000",
          "percent": "9.90"
        },
        "deviation": "2.9866",
        "volatility": "low",
        "max_win_multiple": "10.00"
      },
      "up:1500": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "33/500",
          "percent": "6.60"
        },
        "deviation": "3.7242",
        "volatility": "low",
        "max_win_multiple": "15.00"
      },
      "up:2000": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/2000",
          "percent": "4.95"
        },
        "deviation": "4.3381",
        "volatility": "medium",
        "max_win_multiple": "20.00"
      },
      "up:2500": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/2500",
          "percent": "3.96"
        },
        "deviation": "4.8754",
        "volatility": "medium",
        "max_win_multiple": "25.00"
      },
      "up:5000": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/5000",
          "percent": "1.98"
        },
        "deviation": "6.9656",
        "volatility": "medium",
        "max_win_multiple": "50.00"
      },
      "up:10000": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/10000",
          "percent": "0.99"
        },
        "deviation": "9.9004",
        "volatility": "high",
        "max_win_multiple": "100.00"
      },
      "up:50000": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/50000",
          "percent": "0.20"
        },
        "deviation": "22.2265",
        "volatility": "high",
        "max_win_multiple": "500.00"
      }
    }
  },
  "live-baccarat": {
    "rtp": {
      "exact": "403/415",
      "percent": "97.11"
    },
    "hit_rate": {
      "exact": "31/415",
      "percent": "7.47"
    },
    "deviation": "3.4177",
    "volatility": "low",
    "max_win_multiple": "13.00",
    "bets": {
      "player": {
        "rtp": {
          "exact": "19283843717413/19524993263685",
          "percent": "98.76"
        },
        "hit_rate": {
          "exact": "10570881676037/19524993263685",
          "percent": "54.14"
        },
        "deviation": "0.9511",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "banker": {
        "rtp": {
          "exact": "19240298465317/19524993263685",
          "percent": "98.54"
        },
        "hit_rate": {
          "exact": "10812031222309/19524993263685",
          "percent": "55.38"
        },
        "deviation": "0.9296",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "tie": {
        "rtp": {
          "exact": "1238613089774/1301666217579",
          "percent": "95.16"
        },
        "hit_rate": {
          "exact": "619306544887/6508331087895",
          "percent": "9.52"
        },
        "deviation": "2.9343",
        "volatility": "low",
        "max_win_multiple": "10.00"
      },
      "pair": {
        "rtp": {
          "exact": "403/415",
          "percent": "97.11"
        },
        "hit_rate": {
          "exact": "31/415",
          "percent": "7.47"
        },
        "deviation": "3.4177",
        "volatility": "low",
        "max_win_multiple": "13.00"
      }
    }
  },
  "live-draw": {
    "rtp": {
      "exact": "1580841/1671956",
      "percent": "94.55"
    },
    "hit_rate": {
      "exact": "197775/835978",
      "percent": "23.66"
    },
    "deviation": "35.0333",
    "volatility": "high",
    "max_win_multiple": "10000.00",
    "bets": {
      "numbers:2": {
        "rtp": {
          "exact": "601/632",
          "percent": "95.09"
        },
        "hit_rate": {
          "exact": "139/316",
          "percent": "43.99"
        },
        "deviation": "2.2140",
        "volatility": "low",
        "max_win_multiple": "9.50"
      },
      "numbers:3": {
        "rtp": {
          "exact": "969/1027",
          "percent": "94.35"
        },
        "hit_rate": {
          "exact": "627/4108",
          "percent": "15.26"
        },
        "deviation": "5.6243",
        "volatility": "medium",
        "max_win_multiple": "48.00"
      },
      "numbers:4": {
        "rtp": {
          "exact": "21375/22594",
          "percent": "94.60"
        },
        "hit_rate": {
          "exact": "81909/316316",
          "percent": "25.89"
        },
        "deviation": "6.7270",
        "volatility": "medium",
        "max_win_multiple": "120.00"
      },
      "numbers:5": {
        "rtp": {
          "exact": "149475/158158",
          "percent": "94.51"
        },
        "hit_rate": {
          "exact": "30579/316316",
          "percent": "9.67"
        },
        "deviation": "17.9084",
        "volatility": "high",
        "max_win_multiple": "700.00"
      },
      "numbers:6": {
        "rtp": {
          "exact": "74898/79079",
          "percent": "94.71"
        },
        "hit_rate": {
          "exact": "51111/316316",
          "percent": "16.16"
        },
        "deviation": "23.0318",
        "volatility": "high",
        "max_win_multiple": "2000.00"
      },
      "numbers:7": {
        "rtp": {
          "exact": "1580841/1671956",
          "percent": "94.55"
        },
        "hit_rate": {
          "exact": "197775/835978",
          "percent": "23.66"
        },
        "deviation": "35.0333",
        "volatility": "high",
        "max_win_multiple": "7000.00"
      },
      "numbers:8": {
        "rtp": {
          "exact": "290840811/305131970",
          "percent": "95.32"
        },
        "hit_rate": {
          "exact": "6245307/61026394",
          "percent": "10.23"
        },
        "deviation": "24.9905",
        "volatility": "high",
        "max_win_multiple": "10000.00"
      },
      "numbers:9": {
        "rtp": {
          "exact": "579537973/610263940",
          "percent": "94.97"
        },
        "hit_rate": {
          "exact": "4245529/27739270",
          "percent": "15.31"
        },
        "deviation": "23.1080",
        "volatility": "high",
        "max_win_multiple": "10000.00"
      },
      "numbers:10": {
        "rtp": {
          "exact": "20653496401/21664369870",
          "percent": "95.33"
        },
        "hit_rate": {
          "exact": "87012443/787795268",
          "percent": "11.05"
        },
        "deviation": "21.6524",
        "volatility": "high",
        "max_win_multiple": "10000.00"
      }
    }
  },
  "copper-needle": {
    "rtp": {
      "exact": "99/100",
      "percent": "99.00"
    },
    "hit_rate": {
      "exact": "1/500",
      "percent": "0.20"
    },
    "deviation": "22.1149",
    "volatility": "high",
    "max_win_multiple": "495.00",
    "bets": {
      "under:90.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "9/10",
          "percent": "90.00"
        },
        "deviation": "0.3300",
        "volatility": "low",
        "max_win_multiple": "1.10"
      },
      "under:49.50": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/200",
          "percent": "49.50"
        },
        "deviation": "0.9999",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "under:09.90": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/1000",
          "percent": "9.90"
        },
        "deviation": "2.9866",
        "volatility": "low",
        "max_win_multiple": "10.00"
      },
      "under:00.99": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/10000",
          "percent": "0.99"
        },
        "deviation": "9.9004",
        "volatility": "high",
        "max_win_multiple": "100.00"
      },
      "under:00.20": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "1/500",
          "percent": "0.20"
        },
        "deviation": "22.1149",
        "volatility": "high",
        "max_win_multiple": "495.00"
      }
    }
  },
  "swift-climb": {
    "rtp": {
      "exact": "99/100",
      "percent": "99.00"
    },
    "hit_rate": {
      "exact": "11/50000",
      "percent": "0.02"
    },
    "deviation": "66.7384",
    "volatility": "high",
    "max_win_multiple": "4500.00",
    "bets": {
      "x2.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/200",
          "percent": "49.50"
        },
        "deviation": "0.9999",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "x1.10": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "9/10",
          "percent": "90.00"
        },
        "deviation": "0.3300",
        "volatility": "low",
        "max_win_multiple": "1.10"
      },
      "x1.50": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "33/50",
          "percent": "66.00"
        },
        "deviation": "0.7105",
        "volatility": "low",
        "max_win_multiple": "1.50"
      },
      "x3.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "33/100",
          "percent": "33.00"
        },
        "deviation": "1.4106",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "x5.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/500",
          "percent": "19.80"
        },
        "deviation": "1.9924",
        "volatility": "low",
        "max_win_multiple": "5.00"
      },
      "x10.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/1000",
          "percent": "9.90"
        },
        "deviation": "2.9866",
        "volatility": "low",
        "max_win_multiple": "10.00"
      },
      "x50.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/5000",
          "percent": "1.98"
        },
        "deviation": "6.9656",
        "volatility": "medium",
        "max_win_multiple": "50.00"
      },
      "x500.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "99/50000",
          "percent": "0.20"
        },
        "deviation": "22.2265",
        "volatility": "high",
        "max_win_multiple": "500.00"
      },
      "x4500.00": {
        "rtp": {
          "exact": "99/100",
          "percent": "99.00"
        },
        "hit_rate": {
          "exact": "11/50000",
          "percent": "0.02"
        },
        "deviation": "66.7384",
        "volatility": "high",
        "max_win_multiple": "4500.00"
      }
    }
  },
  "ducats": {
    "rtp": {
      "exact": "39/40",
      "percent": "97.50"
    },
    "hit_rate": {
      "exact": "1/64",
      "percent": "1.56"
    },
    "deviation": "7.7388",
    "volatility": "medium",
    "max_win_multiple": "62.40",
    "bets": {
      "sun:1": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/2",
          "percent": "50.00"
        },
        "deviation": "0.9750",
        "volatility": "low",
        "max_win_multiple": "1.95"
      },
      "sun:2": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/4",
          "percent": "25.00"
        },
        "deviation": "1.6887",
        "volatility": "low",
        "max_win_multiple": "3.90"
      },
      "sun:3": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/8",
          "percent": "12.50"
        },
        "deviation": "2.5796",
        "volatility": "low",
        "max_win_multiple": "7.80"
      },
      "sun:4": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/16",
          "percent": "6.25"
        },
        "deviation": "3.7761",
        "volatility": "low",
        "max_win_multiple": "15.60"
      },
      "sun:5": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/32",
          "percent": "3.13"
        },
        "deviation": "5.4285",
        "volatility": "medium",
        "max_win_multiple": "31.20"
      },
      "sun:6": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/64",
          "percent": "1.56"
        },
        "deviation": "7.7388",
        "volatility": "medium",
        "max_win_multiple": "62.40"
      }
    }
  },
  "fair-wheel": {
    "rtp": {
      "exact": "39/40",
      "percent": "97.50"
    },
    "hit_rate": {
      "exact": "1/10",
      "percent": "10.00"
    },
    "deviation": "3.5442",
    "volatility": "low",
    "max_win_multiple": "20.00",
    "bets": {
      "calm": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "4/5",
          "percent": "80.00"
        },
        "deviation": "0.5185",
        "volatility": "low",
        "max_win_multiple": "1.50"
      },
      "lively": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/2",
          "percent": "50.00"
        },
        "deviation": "1.0544",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "bold": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/10",
          "percent": "10.00"
        },
        "deviation": "3.5442",
        "volatility": "low",
        "max_win_multiple": "20.00"
      }
    }
  },
  "steppe-race": {
    "rtp": {
      "exact": "24/25",
      "percent": "96.00"
    },
    "hit_rate": {
      "exact": "1/25",
      "percent": "4.00"
    },
    "deviation": "4.7030",
    "volatility": "medium",
    "max_win_multiple": "24.00",
    "bets": {
      "storm": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "2/5",
          "percent": "40.00"
        },
        "deviation": "1.1757",
        "volatility": "low",
        "max_win_multiple": "2.40"
      },
      "amber": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "1/5",
          "percent": "20.00"
        },
        "deviation": "1.9200",
        "volatility": "low",
        "max_win_multiple": "4.80"
      },
      "raven": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "4/25",
          "percent": "16.00"
        },
        "deviation": "2.1996",
        "volatility": "low",
        "max_win_multiple": "6.00"
      },
      "frost": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "3/25",
          "percent": "12.00"
        },
        "deviation": "2.5996",
        "volatility": "low",
        "max_win_multiple": "8.00"
      },
      "poppy": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "2/25",
          "percent": "8.00"
        },
        "deviation": "3.2555",
        "volatility": "low",
        "max_win_multiple": "12.00"
      },
      "feather": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "1/25",
          "percent": "4.00"
        },
        "deviation": "4.7030",
        "volatility": "medium",
        "max_win_multiple": "24.00"
      }
    }
  },
  "penalty": {
    "rtp": {
      "exact": "24/25",
      "percent": "96.00"
    },
    "hit_rate": {
      "exact": "1/5",
      "percent": "20.00"
    },
    "deviation": "1.9200",
    "volatility": "low",
    "max_win_multiple": "4.80",
    "bets": {
      "3:1": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "4/5",
          "percent": "80.00"
        },
        "deviation": "0.4800",
        "volatility": "low",
        "max_win_multiple": "1.20"
      },
      "3:2": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "3/5",
          "percent": "60.00"
        },
        "deviation": "0.7838",
        "volatility": "low",
        "max_win_multiple": "1.60"
      },
      "3:3": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "2/5",
          "percent": "40.00"
        },
        "deviation": "1.1757",
        "volatility": "low",
        "max_win_multiple": "2.40"
      },
      "3:4": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "1/5",
          "percent": "20.00"
        },
        "deviation": "1.9200",
        "volatility": "low",
        "max_win_multiple": "4.80"
      }
    }
  },
  "three-pots": {
    "rtp": {
      "exact": "24/25",
      "percent": "96.00"
    },
    "hit_rate": {
      "exact": "1/5",
      "percent": "20.00"
    },
    "deviation": "1.9200",
    "volatility": "low",
    "max_win_multiple": "4.80",
    "bets": {
      "3:1": {
        "rtp": {
          "exact": "29/30",
          "percent": "96.67"
        },
        "hit_rate": {
          "exact": "1/3",
          "percent": "33.33"
        },
        "deviation": "1.3670",
        "volatility": "low",
        "max_win_multiple": "2.90"
      },
      "4:1": {
        "rtp": {
          "exact": "77/80",
          "percent": "96.25"
        },
        "hit_rate": {
          "exact": "1/4",
          "percent": "25.00"
        },
        "deviation": "1.6670",
        "volatility": "low",
        "max_win_multiple": "3.85"
      },
      "5:1": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "1/5",
          "percent": "20.00"
        },
        "deviation": "1.9200",
        "volatility": "low",
        "max_win_multiple": "4.80"
      }
    }
  },
  "archer": {
    "rtp": {
      "exact": "24/25",
      "percent": "96.00"
    },
    "hit_rate": {
      "exact": "19/100",
      "percent": "19.00"
    },
    "deviation": "4.1711",
    "volatility": "medium",
    "max_win_multiple": "40.00",
    "bets": {
      "near": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "4/5",
          "percent": "80.00"
        },
        "deviation": "0.7445",
        "volatility": "low",
        "max_win_multiple": "3.00"
      },
      "middle": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "39/50",
          "percent": "78.00"
        },
        "deviation": "1.6413",
        "volatility": "low",
        "max_win_multiple": "8.00"
      },
      "far": {
        "rtp": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "hit_rate": {
          "exact": "19/100",
          "percent": "19.00"
        },
        "deviation": "4.1711",
        "volatility": "medium",
        "max_win_multiple": "40.00"
      }
    }
  },
  "amber-drop": {
    "rtp": {
      "exact": "160769/163840",
      "percent": "98.13"
    },
    "hit_rate": {
      "exact": "1/1",
      "percent": "100.00"
    },
    "deviation": "2.8255",
    "volatility": "low",
    "max_win_multiple": "180.00",
    "bets": {
      "8:calm": {
        "rtp": {
          "exact": "1249/1280",
          "percent": "97.58"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "0.5681",
        "volatility": "low",
        "max_win_multiple": "4.20"
      },
      "8:lively": {
        "rtp": {
          "exact": "249/256",
          "percent": "97.27"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "1.1978",
        "volatility": "low",
        "max_win_multiple": "10.00"
      },
      "8:bold": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "2.2612",
        "volatility": "low",
        "max_win_multiple": "22.00"
      },
      "12:calm": {
        "rtp": {
          "exact": "39819/40960",
          "percent": "97.21"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "0.5255",
        "volatility": "low",
        "max_win_multiple": "5.50"
      },
      "12:lively": {
        "rtp": {
          "exact": "39791/40960",
          "percent": "97.15"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "1.2135",
        "volatility": "low",
        "max_win_multiple": "21.00"
      },
      "12:bold": {
        "rtp": {
          "exact": "4981/5120",
          "percent": "97.29"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "2.4542",
        "volatility": "low",
        "max_win_multiple": "64.00"
      },
      "16:calm": {
        "rtp": {
          "exact": "159553/163840",
          "percent": "97.38"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "0.5001",
        "volatility": "low",
        "max_win_multiple": "7.50"
      },
      "16:lively": {
        "rtp": {
          "exact": "63971/65536",
          "percent": "97.61"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "1.1513",
        "volatility": "low",
        "max_win_multiple": "35.00"
      },
      "16:bold": {
        "rtp": {
          "exact": "160769/163840",
          "percent": "98.13"
        },
        "hit_rate": {
          "exact": "1/1",
          "percent": "100.00"
        },
        "deviation": "2.8255",
        "volatility": "low",
        "max_win_multiple": "180.00"
      }
    }
  },
  "fireflies": {
    "rtp": {
      "exact": "1639153/1708993",
      "percent": "95.91"
    },
    "hit_rate": {
      "exact": "11749/131461",
      "percent": "8.94"
    },
    "deviation": "8.0748",
    "volatility": "medium",
    "max_win_multiple": "5640.00",
    "bets": {
      "1": {
        "rtp": {
          "exact": "77/80",
          "percent": "96.25"
        },
        "hit_rate": {
          "exact": "1/4",
          "percent": "25.00"
        },
        "deviation": "1.6670",
        "volatility": "low",
        "max_win_multiple": "3.85"
      },
      "1-2": {
        "rtp": {
          "exact": "499/520",
          "percent": "95.96"
        },
        "hit_rate": {
          "exact": "23/52",
          "percent": "44.23"
        },
        "deviation": "2.1293",
        "volatility": "low",
        "max_win_multiple": "9.30"
      },
      "1-2-3": {
        "rtp": {
          "exact": "237/247",
          "percent": "95.95"
        },
        "hit_rate": {
          "exact": "291/494",
          "percent": "58.91"
        },
        "deviation": "4.4052",
        "volatility": "medium",
        "max_win_multiple": "40.00"
      },
      "1-2-3-4": {
        "rtp": {
          "exact": "951/988",
          "percent": "96.26"
        },
        "hit_rate": {
          "exact": "4677/18278",
          "percent": "25.59"
        },
        "deviation": "4.4197",
        "volatility": "medium",
        "max_win_multiple": "86.00"
      },
      "1-2-3-4-5": {
        "rtp": {
          "exact": "35145/36556",
          "percent": "96.14"
        },
        "hit_rate": {
          "exact": "353/962",
          "percent": "36.69"
        },
        "deviation": "4.4481",
        "volatility": "medium",
        "max_win_multiple": "200.00"
      },
      "1-2-3-4-5-6": {
        "rtp": {
          "exact": "35407/36556",
          "percent": "96.86"
        },
        "hit_rate": {
          "exact": "1396/9139",
          "percent": "15.28"
        },
        "deviation": "6.8997",
        "volatility": "medium",
        "max_win_multiple": "710.00"
      },
      "1-2-3-4-5-6-7": {
        "rtp": {
          "exact": "298665/310726",
          "percent": "96.12"
        },
        "hit_rate": {
          "exact": "2729/11951",
          "percent": "22.83"
        },
        "deviation": "6.6061",
        "volatility": "medium",
        "max_win_multiple": "1790.00"
      },
      "1-2-3-4-5-6-7-8": {
        "rtp": {
          "exact": "1639153/1708993",
          "percent": "95.91"
        },
        "hit_rate": {
          "exact": "11749/131461",
          "percent": "8.94"
        },
        "deviation": "8.0748",
        "volatility": "medium",
        "max_win_multiple": "5640.00"
      }
    }
  },
  "pysanky": {
    "rtp": {
      "exact": "1038235829/1088391168",
      "percent": "95.39"
    },
    "hit_rate": {
      "exact": "5437/15552",
      "percent": "34.96"
    },
    "deviation": "11.8958",
    "volatility": "high",
    "max_win_multiple": "20000.00",
    "bets": {
      "calm": {
        "rtp": {
          "exact": "697282349/725594112",
          "percent": "96.10"
        },
        "hit_rate": {
          "exact": "5437/15552",
          "percent": "34.96"
        },
        "deviation": "3.0138",
        "volatility": "low",
        "max_win_multiple": "2000.00"
      },
      "bold": {
        "rtp": {
          "exact": "1038235829/1088391168",
          "percent": "95.39"
        },
        "hit_rate": {
          "exact": "5437/15552",
          "percent": "34.96"
        },
        "deviation": "11.8958",
        "volatility": "high",
        "max_win_multiple": "20000.00"
      }
    }
  },
  "honey-hives": {
    "rtp": {
      "exact": "49/50",
      "percent": "98.00"
    },
    "hit_rate": {
      "exact": "1/230",
      "percent": "0.43"
    },
    "deviation": "14.8300",
    "volatility": "high",
    "max_win_multiple": "8677.90",
    "bets": {
      "1:1": {
        "rtp": {
          "exact": "612/625",
          "percent": "97.92"
        },
        "hit_rate": {
          "exact": "24/25",
          "percent": "96.00"
        },
        "deviation": "0.1998",
        "volatility": "low",
        "max_win_multiple": "1.02"
      },
      "1:3": {
        "rtp": {
          "exact": "1221/1250",
          "percent": "97.68"
        },
        "hit_rate": {
          "exact": "22/25",
          "percent": "88.00"
        },
        "deviation": "0.3607",
        "volatility": "low",
        "max_win_multiple": "1.11"
      },
      "1:5": {
        "rtp": {
          "exact": "122/125",
          "percent": "97.60"
        },
        "hit_rate": {
          "exact": "4/5",
          "percent": "80.00"
        },
        "deviation": "0.4880",
        "volatility": "low",
        "max_win_multiple": "1.22"
      },
      "3:1": {
        "rtp": {
          "exact": "1221/1250",
          "percent": "97.68"
        },
        "hit_rate": {
          "exact": "22/25",
          "percent": "88.00"
        },
        "deviation": "0.3607",
        "volatility": "low",
        "max_win_multiple": "1.11"
      },
      "3:3": {
        "rtp": {
          "exact": "5621/5750",
          "percent": "97.76"
        },
        "hit_rate": {
          "exact": "77/115",
          "percent": "66.96"
        },
        "deviation": "0.6867",
        "volatility": "low",
        "max_win_multiple": "1.46"
      },
      "3:5": {
        "rtp": {
          "exact": "11229/11500",
          "percent": "97.64"
        },
        "hit_rate": {
          "exact": "57/115",
          "percent": "49.57"
        },
        "deviation": "0.9849",
        "volatility": "low",
        "max_win_multiple": "1.97"
      },
      "5:1": {
        "rtp": {
          "exact": "122/125",
          "percent": "97.60"
        },
        "hit_rate": {
          "exact": "4/5",
          "percent": "80.00"
        },
        "deviation": "0.4880",
        "volatility": "low",
        "max_win_multiple": "1.22"
      },
      "5:3": {
        "rtp": {
          "exact": "11229/11500",
          "percent": "97.64"
        },
        "hit_rate": {
          "exact": "57/115",
          "percent": "49.57"
        },
        "deviation": "0.9849",
        "volatility": "low",
        "max_win_multiple": "1.97"
      },
      "5:5": {
        "rtp": {
          "exact": "43282/44275",
          "percent": "97.76"
        },
        "hit_rate": {
          "exact": "2584/8855",
          "percent": "29.18"
        },
        "deviation": "1.5228",
        "volatility": "low",
        "max_win_multiple": "3.35"
      },
      "8:1": {
        "rtp": {
          "exact": "612/625",
          "percent": "97.92"
        },
        "hit_rate": {
          "exact": "17/25",
          "percent": "68.00"
        },
        "deviation": "0.6717",
        "volatility": "low",
        "max_win_multiple": "1.44"
      },
      "8:3": {
        "rtp": {
          "exact": "5627/5750",
          "percent": "97.86"
        },
        "hit_rate": {
          "exact": "34/115",
          "percent": "29.57"
        },
        "deviation": "1.5104",
        "volatility": "low",
        "max_win_multiple": "3.31"
      },
      "8:5": {
        "rtp": {
          "exact": "185861/189750",
          "percent": "97.95"
        },
        "hit_rate": {
          "exact": "442/3795",
          "percent": "11.65"
        },
        "deviation": "2.6978",
        "volatility": "low",
        "max_win_multiple": "8.41"
      },
      "12:1": {
        "rtp": {
          "exact": "611/625",
          "percent": "97.76"
        },
        "hit_rate": {
          "exact": "13/25",
          "percent": "52.00"
        },
        "deviation": "0.9392",
        "volatility": "low",
        "max_win_multiple": "1.88"
      },
      "12:3": {
        "rtp": {
          "exact": "28171/28750",
          "percent": "97.99"
        },
        "hit_rate": {
          "exact": "143/1150",
          "percent": "12.43"
        },
        "deviation": "2.6002",
        "volatility": "low",
        "max_win_multiple": "7.88"
      },
      "12:5": {
        "rtp": {
          "exact": "31551/32200",
          "percent": "97.98"
        },
        "hit_rate": {
          "exact": "39/1610",
          "percent": "2.42"
        },
        "deviation": "6.2188",
        "volatility": "medium",
        "max_win_multiple": "40.45"
      },
      "20:1": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/5",
          "percent": "20.00"
        },
        "deviation": "1.9600",
        "volatility": "low",
        "max_win_multiple": "4.90"
      },
      "20:3": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/230",
          "percent": "0.43"
        },
        "deviation": "14.8300",
        "volatility": "high",
        "max_win_multiple": "225.40"
      }
    }
  },
  "old-tower": {
    "rtp": {
      "exact": "49/50",
      "percent": "98.00"
    },
    "hit_rate": {
      "exact": "1/6561",
      "percent": "0.02"
    },
    "deviation": "79.3739",
    "volatility": "high",
    "max_win_multiple": "6429.78",
    "bets": {
      "easy:1": {
        "rtp": {
          "exact": "39/40",
          "percent": "97.50"
        },
        "hit_rate": {
          "exact": "3/4",
          "percent": "75.00"
        },
        "deviation": "0.5629",
        "volatility": "low",
        "max_win_multiple": "1.30"
      },
      "easy:4": {
        "rtp": {
          "exact": "25029/25600",
          "percent": "97.77"
        },
        "hit_rate": {
          "exact": "81/256",
          "percent": "31.64"
        },
        "deviation": "1.4370",
        "volatility": "low",
        "max_win_multiple": "3.09"
      },
      "easy:8": {
        "rtp": {
          "exact": "3208329/3276800",
          "percent": "97.91"
        },
        "hit_rate": {
          "exact": "6561/65536",
          "percent": "10.01"
        },
        "deviation": "2.9354",
        "volatility": "low",
        "max_win_multiple": "9.78"
      },
      "medium:1": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "2/3",
          "percent": "66.67"
        },
        "deviation": "0.6929",
        "volatility": "low",
        "max_win_multiple": "1.47"
      },
      "medium:4": {
        "rtp": {
          "exact": "1984/2025",
          "percent": "97.98"
        },
        "hit_rate": {
          "exact": "16/81",
          "percent": "19.75"
        },
        "deviation": "1.9747",
        "volatility": "low",
        "max_win_multiple": "4.96"
      },
      "medium:8": {
        "rtp": {
          "exact": "1984/2025",
          "percent": "97.98"
        },
        "hit_rate": {
          "exact": "256/6561",
          "percent": "3.90"
        },
        "deviation": "4.8622",
        "volatility": "medium",
        "max_win_multiple": "25.11"
      },
      "hard:1": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/2",
          "percent": "50.00"
        },
        "deviation": "0.9800",
        "volatility": "low",
        "max_win_multiple": "1.96"
      },
      "hard:4": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/16",
          "percent": "6.25"
        },
        "deviation": "3.7955",
        "volatility": "low",
        "max_win_multiple": "15.68"
      },
      "hard:8": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/256",
          "percent": "0.39"
        },
        "deviation": "15.6493",
        "volatility": "high",
        "max_win_multiple": "250.88"
      },
      "bold:1": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/3",
          "percent": "33.33"
        },
        "deviation": "1.3859",
        "volatility": "low",
        "max_win_multiple": "2.94"
      },
      "bold:4": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/81",
          "percent": "1.23"
        },
        "deviation": "8.7653",
        "volatility": "medium",
        "max_win_multiple": "79.38"
      },
      "bold:8": {
        "rtp": {
          "exact": "49/50",
          "percent": "98.00"
        },
        "hit_rate": {
          "exact": "1/6561",
          "percent": "0.02"
        },
        "deviation": "79.3739",
        "volatility": "high",
        "max_win_multiple": "6429.78"
      }
    }
  },
  "milky-way": {
    "rtp": {
      "exact": "698258/714025",
      "percent": "97.79"
    },
    "hit_rate": {
      "exact": "12419/28561",
      "percent": "43.48"
    },
    "deviation": "1.2145",
    "volatility": "low",
    "max_win_multiple": "10000.00",
    "bets": {
      "right:1": {
        "rtp": {
          "exact": "8257/8450",
          "percent": "97.72"
        },
        "hit_rate": {
          "exact": "131/169",
          "percent": "77.51"
        },
        "deviation": "0.5618",
        "volatility": "low",
        "max_win_multiple": "1.82"
      },
      "right:2": {
        "rtp": {
          "exact": "16531/16900",
          "percent": "97.82"
        },
        "hit_rate": {
          "exact": "1277/2197",
          "percent": "58.12"
        },
        "deviation": "0.8948",
        "volatility": "low",
        "max_win_multiple": "3.38"
      },
      "right:3": {
        "rtp": {
          "exact": "698258/714025",
          "percent": "97.79"
        },
        "hit_rate": {
          "exact": "12419/28561",
          "percent": "43.48"
        },
        "deviation": "1.2145",
        "volatility": "low",
        "max_win_multiple": "6.27"
      }
    }
  },
  "grand-blackjack": {
    "rtp": {
      "exact": "7016161098045143337706614398/7056410014866816666030739693",
      "percent": "99.43"
    },
    "hit_rate": {
      "exact": "3000808695675920309745191623400801679/5756130429098929077956071497934208653",
      "percent": "52.13"
    },
    "deviation": "1.1451",
    "volatility": "low",
    "max_win_multiple": "8.00",
    "bets": {
      "best": {
        "rtp": {
          "exact": "7016161098045143337706614398/7056410014866816666030739693",
          "percent": "99.43"
        },
        "hit_rate": {
          "exact": "3000808695675920309745191623400801679/5756130429098929077956071497934208653",
          "percent": "52.13"
        },
        "deviation": "1.1451",
        "volatility": "low",
        "max_win_multiple": "5.00"
      },
      "insured": {
        "rtp": {
          "exact": "13990568290676873559046182999/14112820029733633332061479386",
          "percent": "99.13"
        },
        "hit_rate": {
          "exact": "3130599249099809890859428171304223491/5756130429098929077956071497934208653",
          "percent": "54.39"
        },
        "deviation": "1.1430",
        "volatility": "low",
        "max_win_multiple": "5.00"
      },
      "as-dealer": {
        "rtp": {
          "exact": "511998834158641382429674305/542800770374370512771595361",
          "percent": "94.33"
        },
        "hit_rate": {
          "exact": "276573417704403544953614545/542800770374370512771595361",
          "percent": "50.95"
        },
        "deviation": "0.9771",
        "volatility": "low",
        "max_win_multiple": "2.50"
      },
      "never-over": {
        "rtp": {
          "exact": "17849597822492487410322/19004963774880799438801",
          "percent": "93.92"
        },
        "hit_rate": {
          "exact": "9338579699841011411875/19004963774880799438801",
          "percent": "49.14"
        },
        "deviation": "0.9932",
        "volatility": "low",
        "max_win_multiple": "2.50"
      }
    }
  },
  "jacks-or-better": {
    "rtp": {
      "exact": "1653526326983/1661102543100",
      "percent": "99.54"
    },
    "hit_rate": {
      "exact": "377539813471/830551271550",
      "percent": "45.46"
    },
    "deviation": "4.4175",
    "volatility": "medium",
    "max_win_multiple": "800.00",
    "bets": {
      "best": {
        "rtp": {
          "exact": "1653526326983/1661102543100",
          "percent": "99.54"
        },
        "hit_rate": {
          "exact": "377539813471/830551271550",
          "percent": "45.46"
        },
        "deviation": "4.4175",
        "volatility": "medium",
        "max_win_multiple": "800.00"
      },
      "thumb": {
        "rtp": {
          "exact": "8359404154/8835651825",
          "percent": "94.61"
        },
        "hit_rate": {
          "exact": "51418054703/110740169540",
          "percent": "46.43"
        },
        "deviation": "3.0165",
        "volatility": "low",
        "max_win_multiple": "800.00"
      },
      "keep-all": {
        "rtp": {
          "exact": "7817/23205",
          "percent": "33.69"
        },
        "hit_rate": {
          "exact": "8935/43316",
          "percent": "20.63"
        },
        "deviation": "1.3478",
        "volatility": "low",
        "max_win_multiple": "800.00"
      }
    }
  },
  "deuces-wild": {
    "rtp": {
      "exact": "552196412883/553700847700",
      "percent": "99.73"
    },
    "hit_rate": {
      "exact": "2443648199/5518613100",
      "percent": "44.28"
    },
    "deviation": "5.0774",
    "volatility": "medium",
    "max_win_multiple": "800.00",
    "bets": {
      "best": {
        "rtp": {
          "exact": "552196412883/553700847700",
          "percent": "99.73"
        },
        "hit_rate": {
          "exact": "2443648199/5518613100",
          "percent": "44.28"
        },
        "deviation": "5.0774",
        "volatility": "medium",
        "max_win_multiple": "800.00"
      },
      "thumb": {
        "rtp": {
          "exact": "374721038429/415275635775",
          "percent": "90.23"
        },
        "hit_rate": {
          "exact": "62331043729/138425211925",
          "percent": "45.03"
        },
        "deviation": "3.0230",
        "volatility": "low",
        "max_win_multiple": "800.00"
      },
      "keep-all": {
        "rtp": {
          "exact": "18883/64974",
          "percent": "29.06"
        },
        "hit_rate": {
          "exact": "768/4165",
          "percent": "18.44"
        },
        "deviation": "1.5654",
        "volatility": "low",
        "max_win_multiple": "800.00"
      }
    }
  },
  "odesa-craps": {
    "rtp": {
      "exact": "488/495",
      "percent": "98.59"
    },
    "hit_rate": {
      "exact": "244/495",
      "percent": "49.29"
    },
    "deviation": "4.9156",
    "volatility": "medium",
    "max_win_multiple": "26.00",
    "bets": {
      "pass-odds": {
        "rtp": {
          "exact": "488/495",
          "percent": "98.59"
        },
        "hit_rate": {
          "exact": "244/495",
          "percent": "49.29"
        },
        "deviation": "4.9156",
        "volatility": "medium",
        "max_win_multiple": "8.00"
      },
      "pass": {
        "rtp": {
          "exact": "488/495",
          "percent": "98.59"
        },
        "hit_rate": {
          "exact": "244/495",
          "percent": "49.29"
        },
        "deviation": "0.9999",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "dont-odds": {
        "rtp": {
          "exact": "217/220",
          "percent": "98.64"
        },
        "hit_rate": {
          "exact": "251/495",
          "percent": "50.71"
        },
        "deviation": "4.9128",
        "volatility": "medium",
        "max_win_multiple": "7.00"
      },
      "dont": {
        "rtp": {
          "exact": "217/220",
          "percent": "98.64"
        },
        "hit_rate": {
          "exact": "251/495",
          "percent": "50.71"
        },
        "deviation": "0.9859",
        "volatility": "low",
        "max_win_multiple": "2.00"
      },
      "six-and-eight": {
        "rtp": {
          "exact": "1616129/1663200",
          "percent": "97.17"
        },
        "hit_rate": {
          "exact": "9103/13680",
          "percent": "66.54"
        },
        "deviation": "1.8558",
        "volatility": "low",
        "max_win_multiple": "4.80"
      },
      "across": {
        "rtp": {
          "exact": "19191817/21621600",
          "percent": "88.76"
        },
        "hit_rate": {
          "exact": "109624103/186486300",
          "percent": "58.78"
        },
        "deviation": "3.4568",
        "volatility": "low",
        "max_win_multiple": "9.80"
      }
    }
  }
} satisfies Record<string, GameMaths>
