// Every city that a night train goes to.
const cities = `
  Aachen, Aarhus, Aberdeen, Amiens, Amsterdam, Angers, Antwerp, Arles, Athens, Augsburg, Avignon,
  Bamberg, Barcelona, Bari, Basel, Bath, Belfast, Belgrade, Bergamo, Bergen, Berlin, Bern,
  Besançon, Bilbao, Birmingham, Bologna, Bolzano, Bonn, Bordeaux, Bratislava, Bremen, Brescia,
  Brest, Brighton, Bristol, Brno, Bruges, Brussels, Bucharest, Budapest, Cádiz, Calais, Cambridge,
  Cardiff, Chambéry, Chur, Cologne, Como, Copenhagen, Córdoba, Cork, Cracow, Debrecen, Delft,
  Dijon, Dresden, Dublin, Dundee, Durham, Düsseldorf, Edinburgh, Eindhoven, Erfurt, Essen, Évora,
  Exeter, Faro, Ferrara, Florence, Frankfurt, Freiburg, Gdańsk, Geneva, Genoa, Ghent, Girona,
  Glasgow, Gothenburg, Göttingen, Granada, Graz, Grenoble, Groningen, Haarlem, Halle, Hamburg,
  Hannover, Heidelberg, Helsinki, Hull, Innsbruck, Inverness, Jena, Karlsruhe, Kassel, Katowice,
  Kiel, Klagenfurt, Koblenz, Košice, Lausanne, Leeds, Leiden, Leipzig, León, Leuven, Lille,
  Limerick, Linz, Lisbon, Liverpool, Livorno, Ljubljana, Łódź, London, Lübeck, Lucerne, Lugano,
  Lund, Luxembourg, Lyon, Maastricht, Madrid, Mainz, Málaga, Malmö, Manchester, Mannheim, Mantua,
  Maribor, Marseille, Metz, Milan, Modena, Montpellier, Munich, Münster, Namur, Nancy, Nantes,
  Naples, Newcastle, Newport, Nice, Nîmes, Norwich, Nuremberg, Odense, Olomouc, Orléans, Oslo,
  Osnabrück, Ostend, Ostrava, Oulu, Oviedo, Oxford, Padua, Palermo, Paris, Parma, Perpignan,
  Perugia, Pisa, Plymouth, Porto, Poznań, Prague, Regensburg, Reims, Rennes, Rijeka, Rome,
  Rotterdam, Rouen, Salzburg, Seville, Siena, Sofia, Split, Stockholm, Strasbourg, Stuttgart,
  Tampere, Toulouse, Trieste, Turin, Turku, Uppsala, Utrecht, Valencia, Venice, Verona, Vienna,
  Warsaw, Wrocław, York, Zagreb, Zaragoza, Zurich
`.trim().split(/,\s+/);
