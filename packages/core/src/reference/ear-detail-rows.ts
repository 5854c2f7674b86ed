/**
 * Location of each ear point, one per line: code | location | the same in Portuguese. Uses are in its indications. Read
 * through `point-details.ts`, which names the sources.
 */
export const earDetailRows = `
HX1|On the crus of the helix|No ramo da hélice
HX2|On the helix near the notch above the tragus, in front of and above the spine of the helix crus|Na hélice junto à chanfradura supratrágica, à frente e acima da espinha do ramo da hélice
HX3|On the ascending helix, just above the Rectum area (HX2)|Na hélice ascendente, imediatamente acima da área do Reto (HX2)
HX4|On the ascending helix, in front of the inferior crus of the antihelix|Na hélice ascendente, à frente do ramo inferior da anti-hélice
HX5|On the helix, in front of the triangular fossa|Na hélice, à frente da fossa triangular
HX6|On the helix, just in front of the apex of the auricle|Na hélice, imediatamente à frente do ápice da orelha
HX6,7i|At the highest point of the helix when the auricle is folded forward, between HX6 and HX7|No ponto mais alto da hélice com a orelha dobrada para a frente, entre HX6 e HX7
HX7|On the helix, just behind the apex of the auricle|Na hélice, imediatamente atrás do ápice da orelha
HX8|On the helix, at the tubercle of the auricle (Darwin's tubercle)|Na hélice, no tubérculo da orelha (tubérculo de Darwin)
HX9|On the helix, first of the four equal parts below the tubercle|Na hélice, primeira das quatro partes iguais abaixo do tubérculo
HX10|On the helix, second of the four equal parts below the tubercle|Na hélice, segunda das quatro partes iguais abaixo do tubérculo
HX11|On the helix, third of the four equal parts below the tubercle|Na hélice, terceira das quatro partes iguais abaixo do tubérculo
HX12|On the helix, last of the four equal parts below the tubercle, ending at the helix–lobe notch|Na hélice, última das quatro partes iguais abaixo do tubérculo, terminando na chanfradura hélice–lóbulo
SF1|On the scapha, uppermost of its six equal parts|Na escafa, a mais alta das seis partes iguais
SF2|On the scapha, second of its six equal parts from the top|Na escafa, segunda das seis partes iguais a contar de cima
SF1,2i|On the scapha, in front of the helix tubercle, at the border of SF1 and SF2|Na escafa, à frente do tubérculo da hélice, na transição entre SF1 e SF2
SF3|On the scapha, third of its six equal parts from the top|Na escafa, terceira das seis partes iguais a contar de cima
SF4,5|On the scapha, fourth and fifth of its six equal parts from the top|Na escafa, quarta e quinta das seis partes iguais a contar de cima
SF6|On the scapha, lowest of its six equal parts|Na escafa, a mais baixa das seis partes iguais
AH1|On the antihelix, front part of the upper end of the superior crus|Na anti-hélice, parte anterior da extremidade superior do ramo superior
AH2|On the antihelix, back part of the upper end of the superior crus|Na anti-hélice, parte posterior da extremidade superior do ramo superior
AH3|On the superior crus of the antihelix, just below the Heel and Toe areas|No ramo superior da anti-hélice, imediatamente abaixo das áreas Calcanhar e Dedos do pé
AH4|On the middle third of the superior crus of the antihelix|No terço médio do ramo superior da anti-hélice
AH5|On the lower third of the superior crus of the antihelix|No terço inferior do ramo superior da anti-hélice
AH6|On the front two-thirds of the inferior crus of the antihelix|Nos dois terços anteriores do ramo inferior da anti-hélice
AH6a|At the front end of the inferior crus of the antihelix, where it meets the inner edge of the helix|Na extremidade anterior do ramo inferior da anti-hélice, onde encontra o bordo interno da hélice
AH7|On the back third of the inferior crus of the antihelix|No terço posterior do ramo inferior da anti-hélice
AH8|On the antihelix body, front part of its upper two-fifths|No corpo da anti-hélice, parte anterior dos dois quintos superiores
AH9|On the antihelix body, behind the Abdomen area (upper two-fifths)|No corpo da anti-hélice, atrás da área Abdómen (dois quintos superiores)
AH10|On the antihelix body, front part of its middle two-fifths|No corpo da anti-hélice, parte anterior dos dois quintos médios
AH11|On the antihelix body, behind the Chest area (middle two-fifths)|No corpo da anti-hélice, atrás da área Tórax (dois quintos médios)
AH12|On the antihelix body, front part of its lower fifth|No corpo da anti-hélice, parte anterior do quinto inferior
AH13|On the antihelix body, behind the Neck area (lower fifth)|No corpo da anti-hélice, atrás da área Pescoço (quinto inferior)
TF1|In the triangular fossa, upper part of its front third|Na fossa triangular, parte superior do terço anterior
TF2|In the triangular fossa, lower part of its front third|Na fossa triangular, parte inferior do terço anterior
TF3|In the triangular fossa, its middle third|Na fossa triangular, terço médio
TF4|In the triangular fossa, upper part of its back third|Na fossa triangular, parte superior do terço posterior
TF5|In the triangular fossa, lower part of its back third|Na fossa triangular, parte inferior do terço posterior
TG1|On the tragus, upper half of the outer surface|No trago, metade superior da face externa
TG2|On the tragus, lower half of the outer surface|No trago, metade inferior da face externa
TG1u|In front of the supratragic notch, near the helix|À frente da chanfradura supratrágica, junto à hélice
TG1p|On the free edge of the tragus, at its upper prominence|No bordo livre do trago, na proeminência superior
TG1,2i|On the outer surface of the tragus, at its centre, slightly forward|Na face externa do trago, ao centro, ligeiramente para a frente
TG2p|On the free edge of the tragus, at its lower prominence|No bordo livre do trago, na proeminência inferior
TG3|On the inner surface of the tragus, upper half|Na face interna do trago, metade superior
TG4|On the inner surface of the tragus, lower half|Na face interna do trago, metade inferior
TG2l|At the lowest part of the tragus, just in front of the intertragic notch|Na parte mais baixa do trago, imediatamente à frente da chanfradura intertrágica
AT1|On the antitragus, front part of the outer surface|No antitrago, parte anterior da face externa
AT1l|At the lower front of the antitragus, just behind the intertragic notch|Na parte anteroinferior do antitrago, imediatamente atrás da chanfradura intertrágica
AT2|On the antitragus, middle part of the outer surface|No antitrago, parte média da face externa
AT3|On the antitragus, back part of the outer surface|No antitrago, parte posterior da face externa
AT4|On the inner surface of the antitragus|Na face interna do antitrago
AT1,2,4i|On the free edge of the antitragus, at its apex|No bordo livre do antitrago, no ápice
AT2,3,4i|On the free edge of the antitragus, midway between its apex and the notch with the antihelix|No bordo livre do antitrago, a meio entre o ápice e a chanfradura com a anti-hélice
AT3,4i|In the notch between antitragus and antihelix|Na chanfradura entre o antitrago e a anti-hélice
CO1|In the cavum conchae, front third of the area below the helix crus|Na cavidade da concha, terço anterior da zona abaixo do ramo da hélice
CO2|In the cavum conchae, middle third of the area below the helix crus|Na cavidade da concha, terço médio da zona abaixo do ramo da hélice
CO3|In the cavum conchae, back third of the area below the helix crus|Na cavidade da concha, terço posterior da zona abaixo do ramo da hélice
CO4|In the concha, around the point where the helix crus ends|Na concha, à volta do ponto onde termina o ramo da hélice
CO5|In the cymba conchae, back third of the area above the helix crus|Na cimba da concha, terço posterior da zona acima do ramo da hélice
CO6|In the cymba conchae, middle third of the area above the helix crus|Na cimba da concha, terço médio da zona acima do ramo da hélice
CO7|In the cymba conchae, front third of the area above the helix crus|Na cimba da concha, terço anterior da zona acima do ramo da hélice
CO6,7i|In the cymba conchae, between the Small Intestine and Large Intestine areas|Na cimba da concha, entre as áreas Intestino delgado e Intestino grosso
CO8|In the front corner of the cymba conchae, below the front part of the inferior antihelix crus|No canto anterior da cimba da concha, abaixo da parte anterior do ramo inferior da anti-hélice
CO9|In the cymba conchae, below the middle part of the inferior antihelix crus|Na cimba da concha, abaixo da parte média do ramo inferior da anti-hélice
CO10|In the cymba conchae, below the back part of the inferior antihelix crus|Na cimba da concha, abaixo da parte posterior do ramo inferior da anti-hélice
CO9,10i|In the cymba conchae, between the Kidney and Bladder areas|Na cimba da concha, entre as áreas Rim e Bexiga
CO11|In the upper back part of the cymba conchae|Na parte posterossuperior da cimba da concha
CO12|In the lower back part of the cymba conchae|Na parte posteroinferior da cimba da concha
CO6,10i|In the centre of the cymba conchae, between the Small Intestine and Kidney areas|No centro da cimba da concha, entre as áreas Intestino delgado e Rim
CO13|In the upper back part of the cavum conchae|Na parte posterossuperior da cavidade da concha
CO14|In the cavum conchae, around the Heart and Trachea areas|Na cavidade da concha, à volta das áreas Coração e Traqueia
CO15|In the central hollow of the cavum conchae|Na depressão central da cavidade da concha
CO16|In the cavum conchae, between the Heart area and the opening of the ear canal|Na cavidade da concha, entre a área Coração e a abertura do meato acústico externo
CO17|In the cavum conchae, behind and below the opening of the ear canal, between the Lung and Endocrine areas|Na cavidade da concha, atrás e abaixo do meato acústico externo, entre as áreas Pulmão e Endócrino
CO18|At the lower front of the cavum conchae, inside the intertragic notch|Na parte anteroinferior da cavidade da concha, dentro da chanfradura intertrágica
LO1|On the front of the lobe, upper front square of the nine-square grid|Na face anterior do lóbulo, quadrado superior anterior da grelha de nove
LO2|On the front of the lobe, upper middle square of the nine-square grid|Na face anterior do lóbulo, quadrado superior médio da grelha de nove
LO3|On the front of the lobe, upper back square of the nine-square grid|Na face anterior do lóbulo, quadrado superior posterior da grelha de nove
LO4|On the front of the lobe, middle front square of the nine-square grid|Na face anterior do lóbulo, quadrado médio anterior da grelha de nove
LO5|At the centre of the front of the lobe|No centro da face anterior do lóbulo
LO6|On the front of the lobe, middle back square of the nine-square grid|Na face anterior do lóbulo, quadrado médio posterior da grelha de nove
LO5,6i|On the front of the lobe, at the border between the Eye and Internal Ear areas|Na face anterior do lóbulo, na transição entre as áreas Olho e Ouvido interno
LO7,8,9|On the front of the lobe, the three lowest squares of the grid|Na face anterior do lóbulo, os três quadrados inferiores da grelha
P1|On the upper part of the back of the auricle|Na parte superior da face posterior da orelha
P2|On the back of the auricle, middle part, on the side of the head|Na face posterior da orelha, parte média, do lado da cabeça
P3|At the centre of the back of the auricle|No centro da face posterior da orelha
P4|On the back of the auricle, middle part, towards the outer edge|Na face posterior da orelha, parte média, do lado do bordo externo
P5|On the lower part of the back of the auricle|Na parte inferior da face posterior da orelha
PS|On the back of the auricle, in the groove of the antihelix and its two crura|Na face posterior da orelha, no sulco da anti-hélice e dos seus dois ramos
R1|At the highest point of the ear root|No ponto mais alto da raiz da orelha
R2|At the ear root behind the auricle, level with the groove of the helix crus|Na raiz da orelha, por trás, ao nível do sulco do ramo da hélice
R3|At the lowest point of the ear root|No ponto mais baixo da raiz da orelha`;
