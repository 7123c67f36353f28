-- oldest program: 0051
-- A section of the encyclopedia names the profession that answers questions about its terms. The sections that the
-- portal comes with get theirs.

alter table encyclopedia_section add column profession_id integer references profession (id);

update encyclopedia_section set profession_id = profession.id
from profession, (values
  ('guli-da-siskhldzarghvebi', 'kardiologi'),
  ('siskhli-da-analizebi', 'ojakhis-eqimi'),
  ('nivthierebatha-cvla-da-hormonebi', 'endokrinologi'),
  ('tvini-nervebi-da-dzili', 'nevrologi'),
  ('fsiqikuri-janmrtheloba', 'fsiqiatri'),
  ('filtvebi-da-sunthqva', 'pulmonologi'),
  ('infeqciebi-da-imuniteti', 'ojakhis-eqimi'),
  ('kani-da-alergia', 'dermatologi'),
  ('dzvlebi-da-sakhsrebi', 'orthoped-travmatologi'),
  ('satchmlis-moneleba-da-thirkmeli', 'gastroenterologi'),
  ('qalis-janmrtheloba-da-orsuloba', 'ginekologi')
) as answered (section, profession)
where encyclopedia_section.alias = answered.section and profession.alias = answered.profession;
