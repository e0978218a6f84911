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
  }
} satisfies Record<string, GameMaths>
