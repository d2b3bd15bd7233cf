"""The facts of the classic board and decks, copied independently of the catalogue."""

from __future__ import annotations

STREETS = """
1 60 30 50 2 10 30 90 160 250
3 60 30 50 4 20 60 180 320 450
6 100 50 50 6 30 90 270 400 550
8 100 50 50 6 30 90 270 400 550
9 120 60 50 8 40 100 300 450 600
11 140 70 100 10 50 150 450 625 750
13 140 70 100 10 50 150 450 625 750
14 160 80 100 12 60 180 500 700 900
16 180 90 100 14 70 200 550 750 950
18 180 90 100 14 70 200 550 750 950
19 200 100 100 16 80 220 600 800 1000
21 220 110 150 18 90 250 700 875 1050
23 220 110 150 18 90 250 700 875 1050
24 240 120 150 20 100 300 750 925 1100
26 260 130 150 22 110 330 800 975 1150
27 260 130 150 22 110 330 800 975 1150
29 280 140 150 24 120 360 850 1025 1200
31 300 150 200 26 130 390 900 1100 1275
32 300 150 200 26 130 390 900 1100 1275
34 320 160 200 28 150 450 1000 1200 1400
37 350 175 200 35 175 500 1100 1300 1500
39 400 200 200 50 200 600 1400 1700 2000
"""
"""Square, price, mortgage, building, and the six rents."""

GROUPS = ((1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29), (31, 32, 34), (37, 39))
STATIONS = (5, 15, 25, 35)
UTILITIES = (12, 28)
TAXES = {4: 200, 38: 100}
CHANCE = (7, 22, 36)
CHEST = (2, 17, 33)
CORNERS = {0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail"}

STRENGTHS = (
    (1000, 2000),
    (1000, 2000, 3000),
    (2500, 3000, 4000),
    (4000, 4000, 6000),
    (3000, 5000, 8000),
    (5000, 5000, 8000),
    (6000, 9000, 11000),
    (9500, 11500),
)
"""By group (G3)."""

POKEDEX = {
    "Geodude": 74,
    "Onix": 95,
    "Staryu": 120,
    "Starmie": 121,
    "Horsea": 116,
    "Voltorb": 100,
    "Electabuzz": 125,
    "Raichu": 26,
    "Victreebel": 71,
    "Tangela": 114,
    "Vileplume": 45,
    "Kadabra": 64,
    "Mr. Mime": 122,
    "Venomoth": 49,
    "Koffing": 109,
    "Muk": 89,
    "Weezing": 110,
    "Growlithe": 58,
    "Ponyta": 77,
    "Rapidash": 78,
    "Nidoqueen": 31,
    "Nidoking": 34,
}

BEFORE_2008 = (
    "advance 0, advance 24, advance 11, advance 15, advance 39, back 3, jail, keep, collect 50, "
    "collect 150, collect 100, repairs 25 100, repairs 40 115, pay 150, pay 20, pay 15",
    "advance 0, back-to 1, jail, keep, collect 200, collect 100, collect 100, collect 50, collect 25, "
    "collect 20, collect 10, collect-each 10, pay 100, pay 50, pay 50, pay-or-draw 10",
)
SINCE_2008 = (
    "advance 0, advance 24, advance 11, advance 5, advance 39, nearest-station, nearest-station, "
    "nearest-utility, back 3, jail, keep, collect 50, collect 150, repairs 25 100, pay 15, pay-each "
    "50",
    "advance 0, jail, keep, collect 200, collect 100, collect 100, collect 100, collect 50, collect "
    "25, collect 20, collect 10, collect-each 10, pay 100, pay 50, pay 50, repairs 40 115",
)
SORE_LOSERS = (
    "advance 0, advance 24, advance 5, advance 39, nearest-station, nearest-station, back 3, jail, "
    "keep, collect 50, collect 150, repairs 25 100, pay 15, pay-each 50, coin, coin",
    "advance 0, jail, keep, collect 200, collect 100, collect 100, collect 100, collect 50, collect "
    "10, collect-each 10, pay 100, pay 50, pay 50, repairs 40 115, coin, coin",
)
"""What the cards of both decks do."""

DECKS = {
    ("classic", "hasbro-2000"): SINCE_2008,
    ("classic", "winning-moves"): SINCE_2008,
    ("classic", "sore-losers"): SORE_LOSERS,
    ("duel-masters", "hasbro-2000"): BEFORE_2008,
    ("pokemon", "hasbro-2000"): BEFORE_2008,
    ("saint-seiya", "winning-moves"): SINCE_2008,
    ("dragon-ball-super", "winning-moves"): SINCE_2008,
    ("sore-losers", "sore-losers"): SORE_LOSERS,
}
"""The decks of each edition under each of its rulesets."""

CARD_NAMES = {
    "french": (
        "advance-to-go advance-to-24 advance-to-11 advance-to-15 advance-to-39 back-3 go-to-jail "
        "get-out-of-jail dividend building-loan crossword-prize general-repairs street-repairs "
        "school-fees drunk-fine speeding-fine",
        "advance-to-go back-to-1 go-to-jail get-out-of-jail bank-error annuity inherit stock-sale "
        "share-interest tax-refund beauty-prize birthday hospital doctor insurance fine-or-chance",
    ),
    "recent": (
        "advance-to-go advance-to-24 advance-to-11 advance-to-5 advance-to-39 nearest-station "
        "nearest-station nearest-utility back-3 go-to-jail get-out-of-jail dividend building-loan "
        "general-repairs speeding-fine chairman",
        "advance-to-go go-to-jail get-out-of-jail bank-error inherit life-insurance holiday-fund "
        "stock-sale consultancy tax-refund beauty-prize birthday hospital school-fees doctor "
        "street-repairs",
    ),
}
"""The cards by name, which scenarios use."""

NAMES = {
    "classic": {1: "Boulevard de Belleville", 19: "Place Pigalle", 39: "Rue de la Paix"},
    "duel-masters": {12: "Champignon vénéneux", 15: "Centre d’entraînement", 35: "Temple Duel Masters"},
    "pokemon": {1: "Racaillou", 12: "Centrale", 24: "Aéromite", 28: "Îles Écume", 38: "Équipe Rocket attaque"},
    "saint-seiya": {4: "Ptolemy de la Flèche", 28: "Armure de la Balance", 38: "Cassios"},
    "dragon-ball-super": {5: "Beerus et Champa", 12: "Le Grand Prêtre", 39: "Son Goku"},
    "sore-losers": {
        5: "Gare Montparnasse",
        10: "En prison / Simple visite",
        12: "Facture d’électricité",
        28: "Facture d’eau",
    },
}
FROM_A_BOOKLET = {
    "classic": frozenset[int](),
    "duel-masters": frozenset(range(40)) - {5, 10, 25},
    "pokemon": frozenset({0, 2, 4, 7, 12, 17, 20, 22, 28, 30, 33, 36, 38}),
    "saint-seiya": frozenset({0, 2, 4, 7, 10, 12, 17, 20, 22, 28, 30, 33, 36, 38}),
    "dragon-ball-super": frozenset({0, 2, 4, 5, 7, 10, 12, 15, 17, 20, 22, 25, 28, 30, 33, 35, 36, 38}),
    "sore-losers": frozenset({0, 2, 7, 10, 12, 17, 20, 22, 28, 30, 33, 36}),
}
"""The squares whose French names stand in the edition's own booklet."""
WORDS = {
    "classic": ("maison", "hôtel", "Chance", "Caisse de communauté", "€"),
    "duel-masters": ("Magasin de cartes", "Centre de Duel", "Sorts", "Créatures", "€"),
    "pokemon": ("Centre Pokémon", "Boutique", "Professeur Chen", "Combat de dresseurs", "P"),
    "saint-seiya": ("Sanctuaire", "Temple", "Cosmos", "Chevaliers", "M"),
    "dragon-ball-super": ("maison", "hôtel", "Guerriers", "Dieux de la Destruction", "M"),
    "sore-losers": ("maison", "hôtel", "Chance", "Caisse de communauté", "€"),
}
"""House, hotel, the two decks, the money's sign, in French."""

TOKENS = {
    "classic": 8,
    "duel-masters": 6,
    "pokemon": 6,
    "saint-seiya": 6,
    "dragon-ball-super": 8,
    "sore-losers": 6,
}
