import type { ConsentOccasion } from "../../clinical/consents/consent-occasions.ts";

/**
 * The platform's texts in European Portuguese. Sources: Regulamento (UE) 2016/679, artigos 7.º, 9.º, 13.º e 15.º a 22.º;
 * Convenção de Oviedo, artigos 5.º e 6.º; norma 015/2013 da Direção-Geral da Saúde sobre consentimento informado.
 * Weakness: written for the product and not reviewed by a lawyer; a clinic has them reviewed before it relies on them.
 */
export const CONSENT_TEXTS_PT: Readonly<Record<ConsentOccasion, { title: string; body: string }>> = {
  data_protection: {
    title: "Proteção dos seus dados pessoais",
    body: `{clinic} mantém um processo sobre si para o poder tratar com segurança. Esta página explica que dados guardamos, porquê e o que nos pode pedir. Antes de assinar, pergunte tudo o que não for claro.

# O que guardamos
- O seu nome, data de nascimento, contactos e número de contribuinte.
- O que nos conta sobre a sua saúde, o que observamos e os tratamentos que fazemos. Pode incluir fotografias e desenhos.
- As suas consultas, os pagamentos e as mensagens que lhe enviamos.

# Para que servem
- Para o avaliar e tratar, e para dar continuidade ao tratamento na consulta seguinte.
- Para marcar as suas consultas e emitir recibos.
- Para cumprir obrigações legais, por exemplo conservar registos clínicos e fiscais.

# Quem os vê
- Apenas as pessoas de {clinic} que precisam deles para o seu trabalho. A receção não vê o seu processo clínico.
- Empresas que guardam os dados em segurança por nossa conta. Estão vinculadas por contrato e não os podem usar para mais nada.
- Mais ninguém, salvo se o pedir, por exemplo numa carta ao seu médico, ou se a lei o exigir.

# Durante quanto tempo
Conservamos o seu processo enquanto for nosso paciente e, depois disso, durante o prazo que a lei exige. Em seguida é eliminado.

# Os seus direitos
- Pode pedir para ver os seus dados, receber uma cópia e corrigir erros.
- Pode pedir que apaguemos dados ou limitemos a sua utilização, salvo quando a lei nos obriga a conservá-los.
- Pode retirar este consentimento a qualquer momento. O que foi feito até então continua lícito. Sem processo, podemos não conseguir tratá-lo.
- Pode apresentar queixa à Comissão Nacional de Proteção de Dados.

# O seu consentimento
Eu, {patient}, li esta informação e pude fazer perguntas. Autorizo {clinic} a tratar os meus dados pessoais, incluindo os dados sobre a minha saúde, nos termos aqui descritos.`,
  },
  minor: {
    title: "Tratamento de menor",
    body: `{patient}, com data de nascimento {birthday}, tem menos de 18 anos. Só tratamos menores com o acordo de um representante legal.

# O que deve saber
- Pode estar presente em todas as consultas e pedimos-lhe que esteja na primeira.
- Explicamos cada tratamento ao menor com palavras próprias da sua idade e levamos a sério a sua vontade. Um menor que não queira um tratamento não é tratado.
- Informe-nos sobre doenças, medicamentos, alergias e vacinas, e sobre tudo o que mudar.
- O nosso tratamento não substitui o acompanhamento do médico do menor. Não suspenda nem altere um medicamento sem falar com esse médico.
- Para alguns tratamentos pedimos um consentimento à parte.

# O seu consentimento
Eu, {representative}, sou representante legal de {patient} e tenho legitimidade para decidir sobre o seu tratamento. Autorizo os profissionais de {clinic} a avaliar e tratar {patient}. Posso retirar este consentimento a qualquer momento. Este termina quando {patient} atingir a maioridade, passando então a decidir por si.`,
  },
  acupuncture: {
    title: "Acupuntura",
    body: `Na acupuntura são inseridas na pele, em pontos escolhidos, agulhas finas e esterilizadas. Cada agulha é usada uma só vez. Por vezes faz-se passar pelas agulhas uma corrente elétrica fraca (eletroacupuntura) ou deixa-se na orelha, durante alguns dias, uma agulha muito pequena.

# O que pode sentir
- Uma picada breve e depois, muitas vezes, uma sensação de peso, calor ou formigueiro.
- No fim pode sentir cansaço ou relaxamento. Espere até se sentir bem antes de conduzir.

# O que pode acontecer
- Com frequência: um pouco de sangue ou uma pequena nódoa negra, dor breve num ponto.
- Por vezes: tonturas ou desmaio, sobretudo no primeiro tratamento; sintomas mais fortes durante um dia.
- Raramente: infeção da pele, agulha que dobra ou parte, irritação de um nervo.
- Muito raramente: lesão de um órgão interno, por exemplo ar à volta do pulmão (pneumotórax). Falta de ar ou dor no peito depois de um tratamento é uma emergência: ligue 112.

# Informe-nos antes do tratamento
- Se está ou pode estar grávida.
- Se tem pacemaker ou outro implante, epilepsia, uma doença da coagulação ou das válvulas do coração.
- Se toma medicamentos que tornam o sangue mais fluido.
- Se tem alergia a metais, uma infeção, as defesas em baixo, ou se já desmaiou com agulhas.

# Alternativas
A acupuntura não substitui o diagnóstico nem o tratamento do seu médico. Pode escolher outro tratamento ou nenhum e pode parar a qualquer momento.

# O seu consentimento
{professional} explicou-me o tratamento e respondeu às minhas perguntas. Eu, {patient}, aceito ser tratado com acupuntura em {clinic}. Posso retirar este consentimento a qualquer momento.`,
  },
  moxa_cupping: {
    title: "Moxabustão, ventosas e calor",
    body: `Na moxabustão queima-se artemísia seca junto da pele ou sobre uma agulha para aquecer um ponto. As ventosas são copos que ficam presos à pele por sucção, parados ou a deslizar sobre óleo. Uma lâmpada de calor aquece uma zona à distância.

# O que pode sentir
- Calor ou a pele a ser puxada. Não deve doer: diga logo se ficar demasiado quente ou apertado.
- O cheiro e o fumo da moxa.

# O que pode acontecer
- Com frequência: vermelhidão. Depois das ventosas, marcas redondas e escuras que desaparecem em uma a duas semanas.
- Por vezes: músculos cansados, ligeira tontura.
- Raramente: bolhas ou uma queimadura, que pode deixar cicatriz; pele irritada; dificuldade em respirar por causa do fumo.

# Informe-nos antes do tratamento
- Se sente menos o calor ou a dor, por exemplo por ter diabetes.
- Se tem asma, feridas, eczema, varizes, trombose ou uma doença da coagulação.
- Se toma medicamentos que tornam o sangue mais fluido, ou se está ou pode estar grávida.

# Alternativas
Pode escolher outro tratamento ou nenhum e pode parar a qualquer momento.

# O seu consentimento
{professional} explicou-me o tratamento e respondeu às minhas perguntas. Eu, {patient}, aceito ser tratado com moxabustão, ventosas ou calor em {clinic}. Posso retirar este consentimento a qualquer momento.`,
  },
  bloodletting: {
    title: "Sangria",
    body: `Na sangria pica-se a pele num ponto com uma lanceta esterilizada, usada uma só vez, e deixam-se sair algumas gotas de sangue, por vezes com uma ventosa. A quantidade é pequena.

# O que pode acontecer
- Com frequência: uma pequena ferida, uma nódoa negra, dor breve.
- Por vezes: tonturas ou desmaio; sangramento mais prolongado do que o esperado.
- Raramente: infeção, uma pequena cicatriz, uma mancha mais clara ou mais escura na pele.

# Informe-nos antes do tratamento
- Se tem uma doença da coagulação, anemia, diabetes ou tensão baixa.
- Se toma medicamentos que tornam o sangue mais fluido, incluindo aspirina ou óleo de peixe.
- Se tem uma infeção transmissível pelo sangue. Protegemo-lo e protegemo-nos em qualquer caso; a resposta ajuda-nos a planear.
- Se está ou pode estar grávida, ou se desmaia ao ver sangue.

# Depois
Mantenha a zona limpa e seca durante um dia. Consulte um médico se ficar quente, inchada ou continuar a sangrar.

# Alternativas
Pode escolher outro tratamento ou nenhum e pode parar a qualquer momento.

# O seu consentimento
{professional} explicou-me o tratamento e respondeu às minhas perguntas. Eu, {patient}, aceito ser tratado com sangria em {clinic}. Posso retirar este consentimento a qualquer momento.`,
  },
  osteopathy: {
    title: "Tratamento osteopático",
    body: `Na osteopatia as articulações, os músculos e outros tecidos são avaliados e tratados com as mãos. Algumas técnicas são lentas e suaves. Numa manipulação a articulação é movida depressa numa curta distância, o que se pode ouvir como um estalido.

# O que pode sentir
- Podemos pedir-lhe que se dispa em parte. Pode manter a roupa que quiser e ter consigo alguém da sua confiança.
- Dizemos o que vamos fazer. Diga logo se quiser que paremos.

# O que pode acontecer
- Com frequência: músculos doridos, cansaço ou ligeira dor de cabeça durante um ou dois dias.
- Por vezes: sintomas mais fortes durante pouco tempo, tonturas.
- Raramente: irritação de um nervo, agravamento de uma hérnia discal, fratura de uma costela em ossos frágeis.
- Muito raramente: depois de manipular o pescoço, lesão de uma artéria que pode causar um AVC. Dor de cabeça súbita e forte, dificuldade em falar ou ver, ou fraqueza de um braço ou perna é uma emergência: ligue 112.

# Informe-nos antes do tratamento
- Sobre acidentes, operações, osteoporose, cancro, articulações inflamadas e doenças dos vasos sanguíneos.
- Sobre dormência, perda de força ou dificuldade em controlar a urina ou as fezes.
- Se toma medicamentos que tornam o sangue mais fluido ou tomou cortisona durante muito tempo.
- Se está ou pode estar grávida.

# Alternativas
A manipulação pode ser substituída por técnicas mais suaves. Pode escolher outro tratamento ou nenhum e pode parar a qualquer momento.

# O seu consentimento
{professional} explicou-me o tratamento e respondeu às minhas perguntas. Eu, {patient}, aceito o tratamento osteopático em {clinic}. Posso retirar este consentimento a qualquer momento.`,
  },
  herbal: {
    title: "Plantas e fórmulas fitoterápicas",
    body: `As plantas medicinais e as fórmulas fitoterápicas atuam no organismo. Podem ter efeitos indesejados e podem alterar a ação dos seus medicamentos.

# O que pode acontecer
- Por vezes: mal-estar do estômago, fezes moles, dor de cabeça, manchas na pele.
- Raramente: reação alérgica; um medicamento com efeito demasiado forte ou fraco; sobrecarga do fígado ou dos rins.
- Pele ou olhos amarelos, urina escura, manchas com inchaço ou dificuldade em respirar: pare logo e consulte um médico. Em caso de emergência ligue 112.

# O que lhe pedimos
- Informe-nos sobre todos os medicamentos e suplementos que toma e sobre qualquer alteração.
- Informe-nos sobre alergias e sobre doenças do fígado, dos rins ou do coração.
- Informe-nos se está ou pode estar grávida, se amamenta ou se vai ser operado.
- Tome o que foi prescrito tal como foi prescrito e não o dê a outras pessoas.
- Diga ao seu médico e ao seu farmacêutico o que toma. Não suspenda um medicamento prescrito sem perguntar ao seu médico.

# Alternativas
Pode escolher outro tratamento ou nenhum e pode parar a qualquer momento.

# O seu consentimento
{professional} explicou-me o tratamento e respondeu às minhas perguntas. Eu, {patient}, aceito ser tratado com plantas medicinais e fórmulas fitoterápicas em {clinic}. Posso retirar este consentimento a qualquer momento.`,
  },
  photos: {
    title: "Fotografias clínicas",
    body: `As fotografias ajudam a documentar o que se observa, por exemplo na língua, na pele ou na postura, e a comparar ao longo do tempo.

# Como as usamos
- As fotografias fazem parte do seu processo clínico em {clinic}. Só quem o trata as vê.
- Sempre que possível, são tiradas de modo a que não seja reconhecido.
- Não são usadas para ensino, publicação ou publicidade. Para isso pediríamos outra autorização.

# A sua escolha
Pode ser tratado sem fotografias. Pode retirar este consentimento a qualquer momento; nesse caso não tiramos mais fotografias. As que fazem parte de um registo assinado são conservadas durante o prazo que a lei exige.

# O seu consentimento
Eu, {patient}, autorizo {clinic} a tirar-me fotografias para o meu processo clínico.`,
  },
};
