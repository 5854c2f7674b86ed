/**
 * Substances used in medicines, M to Z, one per line: English | Portuguese if different | group | `?` if the Portuguese
 * name is unchecked.
 */
export const drugNameRowsMToZ = `
Macrogol||6.3.2.1
Magaldrate|Magaldrato|6.2.1
Magnesium|Magnésio|11.3.2.1|?
Mannitol|Manitol|3.4.1.5
Maprotiline|Maprotilina|2.9.3
Mebendazole|Mebendazol|1.4.1
Mebeverine|Mebeverina|6.4
Medroxyprogesterone|Medroxiprogesterona|8.5.1.3
Mefenamic acid|Ácido mefenâmico|9.1.1|?
Mefloquine|Mefloquina|1.4.2
Megestrol||16.2.1
Melatonin|Melatonina|2.9.1
Meloxicam||9.1.6
Memantine|Memantina|2.13.1
Mercaptopurine|Mercaptopurina|16.1.3|?
Meropenem||1.1.4
Mesalazine|Messalazina|6.8
Metamizole magnesium|Metamizol magnésico|2.10
Metformin|Metformina|8.4.2
Methadone|Metadona|2.13.3
Methenamine|Metenamina|7.3|?
Methotrexate|Metotrexato|16.1.3
Methotrexate (rheumatology)|Metotrexato|9.2
Methyldopa|Metildopa|3.4.4.3
Methylergometrine|Metilergometrina|7.2.1|?
Methylphenidate|Metilfenidato|2.8
Methylprednisolone|Metilprednisolona|8.2.2
Methylprednisolone aceponate|Aceponato de metilprednisolona|13.5
Metoclopramide|Metoclopramida|6.3.1
Metolazone|Metolazona|3.4.1.1
Metoprolol||3.4.4.2.1
Metronidazole|Metronidazol|1.1.11
Metronidazole (topical)|Metronidazol|13.4.1
Mexazolam||2.9.1
Miconazole|Miconazol|13.1.3
Midazolam||2.9.1
Milnacipran|Milnaciprano|2.9.3
Minocycline|Minociclina|1.1.6
Minoxidil||3.4.5
Minoxidil (topical)|Minoxidil|13.8
Mirabegron|Mirabegrom|7.4.2.2
Mirtazapine|Mirtazapina|2.9.3
Misoprostol||6.2.2.4
Mizolastine|Mizolastina|10.1.2|?
Moclobemide|Moclobemida|2.9.3
Modafinil||2.8
Mometasone|Mometasona|13.5
Mometasone (nasal)|Mometasona|14.1.2
Montelukast|Montelucaste|5.1.3.2
Morphine|Morfina|2.12
Moxifloxacin|Moxifloxacina|1.1.10
Moxonidine|Moxonidina|3.4.4.3
Mupirocin|Mupirocina|13.1.2
Mycophenolate mofetil|Micofenolato de mofetil|16.3
Nabumetone|Nabumetona|9.1.8
Nadolol||3.4.4.2.2|?
Nadroparin calcium|Nadroparina cálcica|4.3.1.1
Naloxone|Naloxona|17
Naltrexone|Naltrexona|2.13.3
Naproxen|Naproxeno|9.1.3
Naratriptan|Naratriptano|2.11
Nateglinide|Nateglinida|8.4.2
Nebivolol||3.4.4.2.1
Neostigmine|Neostigmina|2.4
Nepafenac||15.2.2
Nevirapine|Nevirapina|1.3.1.2
Nicorandil|Nicorandilo|3.5.1
Nicotinamide|Nicotinamida|11.3.1.2|?
Nicotine|Nicotina|2.13.3
Nifedipine|Nifedipina|3.4.3
Nimesulide|Nimesulida|9.1.7
Nimodipine|Nimodipina|3.4.3
Nitrofurantoin|Nitrofurantoína|7.3
Norethisterone|Noretisterona|8.5.1.3
Norfloxacin|Norfloxacina|1.1.10
Nortriptyline|Nortriptilina|2.9.3
Nystatin|Nistatina|1.2
Octreotide|Octreotido|8.1
Ofloxacin|Ofloxacina|1.1.10
Ofloxacin (eye)|Ofloxacina|15.1.1
Olanzapine|Olanzapina|2.9.2
Olmesartan medoxomil|Olmesartan medoxomilo|3.4.2.2
Olopatadine|Olopatadina|15.2.3
Omalizumab||5.1.5
Omeprazole|Omeprazol|6.2.2.3
Ondansetron|Ondansetrom|2.7
Orlistat|Orlistato|6.5
Oseltamivir||1.3.2
Otilonium bromide|Brometo de otilónio|6.4
Oxaliplatin|Oxaliplatina|16.1.2|?
Oxcarbazepine|Oxcarbazepina|2.6
Oxybutynin|Oxibutinina|7.4.2.2
Oxycodone|Oxicodona|2.12
Oxymetazoline|Oximetazolina|14.1.1
Oxytocin|Oxitocina|7.2.1
Paclitaxel||16.1.7|?
Paliperidone|Paliperidona|2.9.2
Pancreatin|Pancreatina|6.6
Pantoprazole|Pantoprazol|6.2.2.3
Paracetamol||2.10
Paroxetine|Paroxetina|2.9.3
Penciclovir||13.1.4
Penicillamine|Penicilamina|9.2
Pentoxifylline|Pentoxifilina|3.5.2
Perindopril||3.4.2.1
Permethrin|Permetrina|13.1.5
Pethidine|Petidina|2.12
Phenobarbital|Fenobarbital|2.6
Phenoxymethylpenicillin|Fenoximetilpenicilina|1.1.1.1
Phenylephrine|Fenilefrina|14.1.1
Phenylephrine (eye)|Fenilefrina|15.3.1
Phenytoin|Fenitoína|2.6
Phytomenadione|Fitomenadiona|4.4.2
Picetoprofen|Picetoprofeno|9.1.10
Pilocarpine|Pilocarpina|15.4.1
Pimecrolimus|Pimecrolímus|13.8
Pinaverium bromide|Brometo de pinavério|6.4
Pioglitazone|Pioglitazona|8.4.2
Pipemidic acid|Ácido pipemídico|7.3|?
Piperacillin|Piperacilina|1.1.1.4|?
Piperacillin + tazobactam|Piperacilina + Tazobactam|1.1.5|?
Piracetam||2.13.1
Pirlindole|Pirlindol|2.9.3
Piroxicam||9.1.6
Pitavastatin|Pitavastatina|3.7
Pneumococcal vaccine|Vacina pneumocócica|18.1
Potassium chloride|Cloreto de potássio|11.3.2.3
Potassium citrate|Citrato de potássio|7.4.1
Povidone-iodine|Iodopovidona|13.1.1
Pramipexole|Pramipexol|2.5.2
Prasugrel||4.3.1.3
Pravastatin|Pravastatina|3.7
Praziquantel||1.4.1|?
Prazosin|Prazosina|3.4.4.1|?
Prednisolone|Prednisolona|8.2.2
Pregabalin|Pregabalina|2.6
Procaterol||5.1.1
Progesterone|Progesterona|8.5.1.3
Proglumetacin|Proglumetacina|9.1.5
Promestriene|Promestrieno|7.1.1
Promethazine|Prometazina|10.1.1
Propafenone|Propafenona|3.2.1
Propofol||2.1|?
Propranolol||3.4.4.2.2
Propylthiouracil|Propiltiouracilo|8.3
Prulifloxacin|Prulifloxacina|1.1.10
Pseudoephedrine|Pseudoefedrina|14.1.1
Pyrantel|Pirantel|1.4.1
Pyrazinamide|Pirazinamida|1.1.12
Pyridostigmine|Piridostigmina|2.4|?
Pyridoxine (vitamin B6)|Piridoxina|11.3.1.2
Quetiapine|Quetiapina|2.9.2
Quinapril||3.4.2.1
Rabeprazole|Rabeprazol|6.2.2.3
Racecadotril||6.3.2.2
Raloxifene|Raloxifeno|8.7
Raltegravir||1.3.1.4
Ramipril||3.4.2.1
Ranitidine|Ranitidina|6.2.2.2|?
Ranolazine|Ranolazina|3.5.1
Rasagiline|Rasagilina|2.5.2
Retinol (vitamin A)|Retinol|11.3.1.1
Ribavirin|Ribavirina|1.3.2
Rifampicin|Rifampicina|1.1.12
Rilmenidine|Rilmenidina|3.4.4.3
Riluzole|Riluzol|2.13.2
Risedronic acid|Ácido risedrónico|9.6.2|?
Risperidone|Risperidona|2.9.2
Rivaroxaban|Rivaroxabano|4.3.1.4
Rivastigmine|Rivastigmina|2.13.1
Ropinirole|Ropinirol|2.5.2
Ropivacaine|Ropivacaína|2.2|?
Rosuvastatin|Rosuvastatina|3.7
Roxithromycin|Roxitromicina|1.1.8|?
Rupatadine|Rupatadina|10.1.2
Saccharomyces boulardii||6.6
Salbutamol||5.1.1
Salicylic acid|Ácido salicílico|13.3.1
Salmeterol||5.1.1
Saw palmetto|Serenoa repens|7.4.2.1
Saxagliptin|Saxagliptina|8.4.2
Selegiline|Selegilina|2.5.2
Semaglutide|Semaglutido|8.4.2
Senna|Sene|6.3.2.1
Sertaconazole (vaginal)|Sertaconazol|7.1.2
Sertraline|Sertralina|2.9.3
Sevelamer|Sevelâmero|12.7
Sildenafil||7.4.3
Silodosin|Silodosina|7.4.2.1
Silver sulfadiazine|Sulfadiazina prata|13.1.2
Silymarin|Silimarina|6.9
Simvastatin|Sinvastatina|3.7
Sitagliptin|Sitagliptina|8.4.2
Sodium alginate + sodium bicarbonate|Alginato de sódio + Bicarbonato de sódio|6.2.1
Sodium fluoride|Fluoreto de sódio|11.3.2.2
Sodium picosulfate|Picossulfato de sódio|6.3.2.1
Solifenacin|Solifenacina|7.4.2.2
Somatropin|Somatropina|8.1
Sotalol||3.2.3
Spironolactone|Espironolactona|3.4.1.3
St John's wort|Hipericão|2.9.3|?
Strontium ranelate|Ranelato de estrôncio|9.6.4|?
Sucralfate|Sucralfato|6.2.2.5
Sulfamethoxazole + trimethoprim|Sulfametoxazol + Trimetoprim|1.1.9
Sulfasalazine|Sulfassalazina|6.8
Sulpiride|Sulpirida|2.9.2
Sumatriptan|Sumatriptano|2.11
Tacrolimus|Tacrolímus|16.3
Tacrolimus (topical)|Tacrolímus|13.8
Tadalafil||7.4.3
Tamoxifen|Tamoxifeno|16.2.2
Tamsulosin|Tansulosina|7.4.2.1
Tapentadol||2.12
Telmisartan||3.4.2.2
Temozolomide|Temozolomida|16.1.1
Tenoxicam||9.1.6
Terbinafine|Terbinafina|1.2
Terbutaline|Terbutalina|5.1.1
Teriparatide|Teriparatida|9.6.4
Testosterone|Testosterona|8.5.2
Tetanus vaccine|Vacina contra o tétano|18.1|?
Tetracycline|Tetraciclina|1.1.6
Theophylline|Teofilina|5.1.4
Thiamazole|Tiamazol|8.3
Thiamine (vitamin B1)|Tiamina|11.3.1.2
Thiocolchicoside|Tiocolquicosido|2.3.1
Tiapride|Tiaprida|2.9.2
Tibolone|Tibolona|8.5.1.1
Ticagrelor||4.3.1.3
Ticlopidine|Ticlopidina|4.3.1.3
Timolol||15.4.3
Tinidazole|Tinidazol|1.4.3|?
Tinzaparin sodium|Tinzaparina sódica|4.3.1.1
Tiotropium bromide|Brometo de tiotrópio|5.1.2
Tizanidine|Tizanidina|2.3.1
Tobramycin|Tobramicina|1.1.7
Tofacitinib||16.3
Tolterodine|Tolterodina|7.4.2.2|?
Topiramate|Topiramato|2.6
Torasemide|Torasemida|3.4.1.2|?
Tramadol||2.12
Tramadol + paracetamol|Tramadol + Paracetamol|2.12
Trandolapril||3.4.2.1
Tranexamic acid|Ácido tranexâmico|4.4.1
Travoprost||15.4.4
Trazodone|Trazodona|2.9.3
Tretinoin|Tretinoína|13.4.2.1
Triflusal||4.3.1.3
Trihexyphenidyl|Tri-hexifenidilo|2.5.1
Trimebutine|Trimebutina|6.4
Trimetazidine|Trimetazidina|3.5.1
Tropicamide|Tropicamida|15.3.2
Trospium|Tróspio|7.4.2.2|?
Troxerutin|Troxerrutina|3.6
Urea|Ureia|13.2.1
Ursodeoxycholic acid|Ácido ursodesoxicólico|6.9
Valaciclovir||1.3.2
Valerian|Valeriana|2.9.1
Valproic acid|Ácido valpróico|2.6
Valsartan||3.4.2.2
Vancomycin|Vancomicina|1.1.11|?
Vardenafil||7.4.3
Varenicline|Vareniclina|2.13.3
Venlafaxine|Venlafaxina|2.9.3
Verapamil|Verapamilo|3.2.4
Vildagliptin|Vildagliptina|8.4.2
Vincristine|Vincristina|16.1.7|?
Voriconazole|Voriconazol|1.2
Warfarin|Varfarina|4.3.1.2
Xylometazoline|Xilometazolina|14.1.1
Zafirlukast|Zafirlucaste|5.1.3.2|?
Zidovudine|Zidovudina|1.3.1.3
Zinc oxide|Óxido de zinco|13.2.2
Ziprasidone|Ziprasidona|2.9.2
Zofenopril||3.4.2.1
Zoledronic acid|Ácido zoledrónico|9.6.2
Zolmitriptan|Zolmitriptano|2.11
Zolpidem||2.9.1
`;
