/** Synonyms among the regions' grapes, a line for each grape, including pairs too close for a quiz. */
const lines = `
Syrah, Shiraz
Grenache, Garnacha
Mourvèdre, Monastrell, Mataro
Carignan, Cariñena
Cinsault, Cinsaut
Tempranillo, Aragonez, Tinta Roriz
Zinfandel, Primitivo
Sangiovese, Niellucciu
Mencía, Jaen
Schiava, Trollinger
Carmenère, Cabernet Gernischt
Blaufränkisch, Kékfrankos, Lemberger
Pinot Noir, Spätburgunder, Pinot Nero
Pinot Gris, Pinot Grigio, Grauburgunder
Chardonnay, Morillon
Sauvignon Blanc, Sauvignon
Albariño, Alvarinho
Macabeo, Viura
Fernão Pires, Maria Gomes
Glera, Prosecco
Furmint, Šipon
Rebula, Ribolla Gialla
Welschriesling, Laški Rizling, Olaszrizling
Gewürztraminer, Gewurztraminer, Savagnin
Trebbiano, Trebbiano di Soave, Verdicchio
Palomino, Listán Blanco
Durif, Petite Sirah
Malvasia, Malvasía
Lambrusco di Sorbara, Lambrusco Grasparossa, Lambrusco Salamino
Muscat, Moscatel, Moscato Bianco, Muscat Blanc à Petits Grains, Muscat de Frontignan, Muscat à Petits Grains Rouges
`;

const lineOfName = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => line.split(', ').map((name) => [name, line] as const)),
);

export function isSameGrape(one: string, other: string): boolean {
  return one === other || (lineOfName.has(one) && lineOfName.get(one) === lineOfName.get(other));
}
